import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// Without a cell that others follow in its row, these would be in other columns: an empty one stays. Canvases are 300 × 200.
struct EmptyCellTests {
  private static func cell(_ key: String, _ width: Value) -> View {
    .shape(width, 10, id: key)
  }
  private static func grid(_ rows: View...) -> View {
    let rows = rows.enumerated().map { View.gridRow(id: "r\($0.offset + 1)", $0.element) }
    return View.grid(id: "grid", alignment: "leading", horizontalSpacing: 10, verticalSpacing: 0, .each(rows))
  }

  /// c has 300 less a gap of 10 and a column of 80, in which its 27 letters of 8 stand on two lines. Without l3 that column is h's 10, since v3 stays in the
  /// second one, and 280 have room for all of them; in the first it would make that 50 wide.
  @Test func `a cell that others follow leaves an empty one in its place`() throws {
    let text = View.text("abcdef abcdef abcdef abcdef", id: "c")
    let recorded = try recorded(Self.grid(.each([Self.cell("h", 10), text]), .each([Self.cell("l3", 80), Self.cell("v3", 50)])))
    let answer = try recorded.text("c")
    #expect(answer.contains("\n   210   r1 (GridRow) offers it what is left, for column 2 (beside it h has 80 for l3)   ← decides: l3"), "\(answer)")
    #expect(answer.contains("With a cell of 0 × 0 for l3: 216 × 20.\n"), "\(answer)")
    // The last of its row is just gone, and a row is no cell.
    #expect(try edit(before: "v3", recorded) == nil)
    #expect(try edit(before: "r1", recorded) == nil)
  }

  /// Columns of 50, 20 and 30 and gaps of 10: the third begins at 90, the second at 60.
  @Test(arguments: [(2, 90.0), (1, 60), (0, 0)]) func `an empty cell goes over as many columns as the one that it stands for`(_ count: Int, _ x: Double) throws
  {
    let wide = Self.cell("wide", 10).gridCellColumns(.number(count))
    let view = Self.grid(.each([Self.cell("a", 50), Self.cell("b", 20), Self.cell("c", 30)]), .each([wide, Self.cell("z", 5)]))
    let recorded = try recorded(view), replay = try Replay(recorded.trace, recorded.pass)
    let edits = try SceneEdit.list([try edit(before: "wide", recorded), "remove wide"].compactMap { $0 }.joined(separator: "; "))
    let after = try replay.layOut(edits), z = try #require(after.node("z")), grid = try #require(after.node("grid"))
    #expect(after.absolute(z).origin.x - after.absolute(grid).origin.x == x)
    #expect(after.node("wide") == nil)
  }

  private func edit(before key: String, _ recorded: Recorded) throws -> String? {
    let node = try #require(try recorded.trace.node(key, in: recorded.pass))
    let neutral = NeutralEdits(recorded.trace)
    return try neutral.emptyCell(before: node.id).map(neutral.text)
  }

  private func recorded(_ view: View) throws -> Recorded { try Recorded(view: view, width: 300) }
}
