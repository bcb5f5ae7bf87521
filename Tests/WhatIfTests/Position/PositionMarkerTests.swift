import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// The marker of a position stands on the step that tells the move, names what was proved, and what would be without is what the scene that is
/// edited by hand gives. A letter is 8 wide and a line 20 high.
struct PositionMarkerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: View
    var canvas = (width: 320.0, height: 200.0)
    var safeArea: Value = [:]
    let node: String
    /// Lines of the answer.
    let lines: [String]
    /// True where the edit by hand keeps the safe area.
    var keepsSafeArea = false
    /// The view edited by hand; nil: as it is.
    var edited: View?
    /// Where the node stands in that, without a safe area.
    let origin: Point
  }

  private static let spacer = View.spacer(), stamp = View.text("Updated just now", id: "stamp"), title = View.text("Quarterly revenue report", id: "title")

  private static let screen = View.zStack(
    id: "z", .color().ignoresSafeArea(), .vStack(id: "c", .hStack(id: "line", .text("Hello", id: "hello"), spacer), spacer))

  private static func titled(_ stamp: View) -> View {
    .hStack(id: "row", spacing: 8, .text("Quarterly revenue report", id: "title"), stamp)
  }
  private static func column(_ title: View) -> View {
    .vStack(id: "col", spacing: 8, title, .text("Updated", id: "stamp"))
  }
  private static let first = View.gridRow(id: "r1", .shape(40, 20, id: "a"), .shape(20, 20, id: "b"))
  /// Columns of 112 and 20, rows of 20, 10 and 20: 140 × 66, from 90, 67 on.
  private static func grid(alignment: Value? = nil, first: View = first, cap: View = .shape(112, 20, id: "cap")) -> View {
    .grid(
      id: "grid", alignment: alignment, horizontalSpacing: 8, verticalSpacing: 8, first,
      .gridRow(id: "r2", .shape(10, 10, id: "c"), .shape(20, 10, id: "d")), .gridRow(id: "r3", cap, .shape(20, 10, id: "e")))
  }
  private static func high(alignment: Value? = nil) -> View {
    .grid(id: "grid", .gridRow(id: "r1", alignment: alignment, .shape(40, 10, id: "a"), .shape(20, 40, id: "b")))
  }

  private static func styled(edges: Value?) -> View {
    .color().background(.color(id: "style"), ignoresSafeAreaEdges: edges, id: "back")
  }

  static let cases = [
    Case(
      testDescription: "the safe area moves what fills the canvas", view: screen, canvas: (320, 480), safeArea: ["top": 47], node: "z",
      lines: [
        "y 47   the canvas centres z (ZStack): 47 of safe area + (433 - 433) / 2   ← decides: the safe area", "Without the safe area: at 0, 0.",
      ], origin: Point(0, 0)),
    Case(
      testDescription: "the safe area moves what is first in that", view: screen, canvas: (320, 480), safeArea: ["top": 47], node: "hello",
      lines: [
        "y 47   the canvas centres z (ZStack): 47 of safe area + (433 - 433) / 2   ← decides: the safe area", "Without the safe area: at 0, 0.",
      ], origin: Point(0, 0)),
    Case(
      testDescription: "a background's style reaches beyond the safe area", view: styled(edges: "all"), canvas: (320, 480), safeArea: ["top": 47],
      node: "style",
      lines: [
        "     0   back has it 47 beyond its slot, over the safe area   ← decides: back .background, /view/modifiers/0",
        "With ignoresSafeAreaEdges: [] on back .background: at 0, 47.",
      ], keepsSafeArea: true, edited: styled(edges: nil), origin: Point(0, 47)),
    // The stamp keeps its 128, the title's 104 are 80 in 3 lines: 216 in 240. Without, the stamp gets 116 and takes 104 in 2 lines, the title
    // 112 in 2: 224 × 40, from 8, 10 on.
    Case(
      testDescription: "a priority is named where the stack puts the view", view: titled(stamp.layoutPriority(1, id: "prio")),
      canvas: (240, 60), node: "stamp",
      lines: [
        "   100   row puts it after title (Text), which takes 80, and a gap of 8   ← decides: prio .layoutPriority(1), /view/children/1/modifiers/0",
        "    20   row aligns its views by center: its 10 meets 30 of title (Text), half of 60   ← decides: prio .layoutPriority(1), /view/children/1/modifiers/0",
        "Without prio .layoutPriority(1): at 128, 10.",
      ], edited: titled(stamp), origin: Point(128, 10)),
    // Without it the title has 112 in 2 lines: 112 × 68.
    Case(
      testDescription: "a view that makes the root wider is named where the canvas centres that",
      view: column(title.fixedSize(id: "fixed")), canvas: (120, 200), node: "title",
      lines: [
        "x -36   the canvas centres col (VStack): (120 - 192) / 2   ← decides: fixed .fixedSize(), /view/children/0/modifiers/0",
        "Without fixed .fixedSize(): at 4, 66.",
      ], edited: column(title), origin: Point(4, 66)),
    Case(
      testDescription: "the line of the root has its marker", view: grid(), node: "grid",
      lines: ["x 90   the canvas centres grid (Grid): (320 - 140) / 2   ← decides: the canvas"], origin: Point(90, 67)),
    // 36 from the edge of its column.
    Case(
      testDescription: "a Grid's alignment puts a cell in its column", view: grid(), node: "a",
      lines: [
        "   126   r1 (GridRow) puts it in column 1, 112 wide for cap, 36 from its edge: aligned by center   ← decides: grid, /view",
        "With grid aligned by leading: at 90, 67.",
      ], edited: grid(alignment: "leading"), origin: Point(90, 67)),
    // e stays in the second column: 40 + 8 + 20 wide, 20 + 10 + 10 + 16 high, from 126, 72 on.
    Case(
      testDescription: "the widest cell of a column moves the next column", view: grid(), node: "b",
      lines: [
        "   210   r1 (GridRow) puts it in column 2, 20 wide, after a (Shape), whose column is 112 wide for cap, and a gap of 8, 120 from its edge: aligned by center   "
          + "← decides: cap, /view/children/2/children/0",
        "With a cell of 0 × 0 for cap: at 174, 72.",
      ], edited: grid(cap: .shape(0, 0, id: "empty")), origin: Point(174, 72)),
    // 40 high from 80 on; a is 10 high.
    Case(
      testDescription: "a row's alignment puts a cell in its row", view: high(), node: "a",
      lines: [
        "    95   r1 (GridRow) puts it in its row, 40 high for b, 15 from its edge: aligned by center   ← decides: r1, /view/children/0",
        "With r1 aligned by top: at 126, 80.",
      ], edited: high(alignment: "top"), origin: Point(126, 80)),
  ]

  private func recorded(_ view: View, _ item: Case, safeArea: Value) throws -> Recorded {
    let json = SceneText(
      view, .number(item.canvas.width), .number(item.canvas.height), pass: "pass",
      environment: ["font": ["advance": 8, "lineHeight": 20, "ascent": 15], "avoidsOrphans": false, "safeArea": safeArea])
    return try Recorded(try Scene(SceneInput(file: "marker.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases) func `the step that tells the move is marked, and the scene edited by hand gives what is said`(_ item: Case) throws {
    let text = ExplanationText().render(try recorded(item.view, item, safeArea: item.safeArea).position(item.node))
    for line in item.lines { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
    let edited = try recorded(item.edited ?? item.view, item, safeArea: item.keepsSafeArea ? item.safeArea : [:])
    let node = try #require(try edited.trace.node(item.node, in: edited.pass))
    #expect(try edited.trace.placement(of: node.id, in: edited.pass)?.absolute == item.origin)
  }

  // 112 + 8 + 20; without the cap 40 + 8 + 20, and a row of no cells has no height.
  @Test func `a row's size has who makes its columns and itself as large, and what it is without them`() throws {
    func size(_ view: View) throws -> Size? {
      let recorded = try recorded(view, Self.cases[4], safeArea: [:])
      return try recorded.trace.placement(of: try #require(try recorded.trace.node("r1", in: recorded.pass)).id, in: recorded.pass)?.frame.size
    }
    let text = try recorded(Self.grid(), Self.cases[4], safeArea: [:]).text("r1")
    for line in [
      "   140   grid (Grid) gives it a slot as wide as all columns   ← decides: cap, /view/children/2/children/0",
      "    20   grid (Grid) gives it a slot as high as its row, which a and b fill   ← decides: a, /view/children/0/children/0 and b, /view/children/0/children/1",
      "With a cell of 0 × 0 for cap: 68 × 20.", "With a cell of 0 × 0 for a and b: 140 × 0.",
    ] { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
    #expect(try size(Self.grid(cap: .shape(0, 0, id: "empty"))) == Size(68, 20))
    let empty = Self.grid(first: .gridRow(id: "r1"))
    #expect(try size(empty) == Size(140, 0))
  }
}
