import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing
import WhatIf

/// Where a cell of a lazy grid stands, on a canvas of 300 x 200; numbers worked out by hand.
struct LazyGridPositionTests {
  private static func grid(_ items: Value..., rows: Bool = false, filling: Bool = false) -> View {
    let cells = [20, 20, 20, 40].enumerated().map { index, height in
      filling
        ? View.color(id: "t\(index + 1)").frame(height: .number(height))
        : View.shape(40, .number(height), id: "t\(index + 1)")
    }
    return .view(rows ? "LazyHGrid" : "LazyVGrid", id: "grid", .object([(rows ? "rows" : "columns", .array(items))]), .each(cells))
  }
  private static let fixed = grid(["fixed": 100], ["fixed": 100])
  private static let trailing = grid(["fixed": 100], ["fixed": 100, "alignment": "topTrailing"])
  private static let adaptive = grid(["adaptive": ["minimum": 80]])

  @Test(arguments: [
    // Two columns of 100 with 8 between are 208, from 46 on; rows of 20 and 40 with 8 between are 68, from 66 on.
    (
      fixed, "t1", Axis.horizontal,
      "76   grid puts it in column 1, 100 wide from (300 - 208) / 2 = 46 on, 76 from its edge: aligned by center, (100 - 40) / 2 = 30 into it",
      "With column 1 of grid aligned by leading: at 46, 66."
    ),
    (
      fixed, "t2", .horizontal, "184   grid puts it in column 2, 100 wide from 154 on, 184 from its edge: aligned by center, (100 - 40) / 2 = 30 into it",
      "With column 2 of grid aligned by leading: at 154, 66."
    ),
    // 40 before 254; what it says of the other axis stays.
    (
      trailing, "t2", .horizontal, "214   grid puts it in column 2, 100 wide, 214 from its edge: aligned by trailing",
      "With column 2 of grid aligned by top: at 184, 66."
    ),
    // The second row starts below the first, which both of its cells make 20 high; 48 are from 76 on, and 8 further.
    (fixed, "t4", .vertical, "94   grid puts it in row 2, 40 high, 28 from its edge: 28 for row 1", "With a cell of 0 × 0 for t1 and t2: at 184, 84."),
    // 20 in a row of 40 from 94 on.
    (
      fixed, "t3", .vertical, "104   grid puts it in row 2, 40 high from 28 on, 38 from its edge: aligned by center, (40 - 20) / 2 = 10 into it",
      "With column 1 of grid aligned by top: at 76, 94."
    ),
    // 146, 8 and 146: what fills its column starts where that does. Without a gap they are 150.
    (
      grid(["flexible": [:]], ["flexible": [:]], filling: true), "t2", .horizontal,
      "154   grid puts it in column 2, 146 wide, 154 from its edge: 154 for column 1", "With a spacing of 0 after column 1 of grid: at 150, 66."
    ),
    // Three columns of (300 - 16) / 3: the second from 102.67 on, 27.33 left on each side.
    (
      adaptive, "t2", .horizontal,
      "130   grid puts it in column 2, 94.67 wide from 102.67 on, 130 from its edge: aligned by center, (94.67 - 40) / 2 = 27.33 into it",
      "With the columns of grid aligned by leading: at 102.67, 66."
    ),
    // What fills one of them has the gap to blame: without gaps they are 100.
    (
      grid(["adaptive": ["minimum": 80]], filling: true), "t2", .horizontal,
      "102.67   grid puts it in column 2, 94.67 wide, 102.67 from its edge: 102.67 for column 1",
      "With a spacing of 0 between the columns of grid: at 100, 66."
    ),
    // Rows of 60 with 8 between are 128, from 36 on; the second from 104.
    (
      grid(["fixed": 60], ["fixed": 60], rows: true), "t2", .vertical,
      "124   grid puts it in row 2, 60 high from 104 on, 124 from its edge: aligned by center, (60 - 20) / 2 = 20 into it",
      "With row 2 of grid aligned by top: at 106, 104."
    ),
  ])
  func `a cell stands in its column by that column's alignment`(_ view: View, _ key: String, _ axis: Axis, _ line: String, _ without: String) throws {
    let recorded = try Recorded(view: view, width: 300)
    let node = try #require(try recorded.trace.node(key, in: recorded.pass))
    let prover = try Prover(recorded.trace, recorded.pass)
    let why = try prover.complete(try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass))
    let text = ExplanationText().render(why)
    #expect(text.contains(line) && text.contains("\n\(without)\n"), "\(text)")
    let decided = try #require(why.axes.first { $0.axis == axis })
    #expect(decided.decides.map { decided.steps[$0].rule } == "Place/lazy_cell", "\(text)")
  }

  /// t2 is the highest of the row above t4; an empty cell in its place leaves t3 and t4 where they are in their columns.
  @Test func `a cell of a lazy grid leaves an empty one behind`() throws {
    let recorded = try Recorded(view: Self.fixed, width: 300)
    let replay = try Replay(recorded.trace, recorded.pass)
    let t2 = try #require(try recorded.trace.node("t2", in: recorded.pass)), t4 = try #require(try recorded.trace.node("t4", in: recorded.pass))
    let neutral = NeutralEdits(recorded.trace), empty = try neutral.text(try #require(try neutral.emptyCell(before: t2.id)))
    let after = try replay.layOut(try SceneEdit.list("\(empty); remove t2"))
    let moved = try #require(after.node("t4"))
    #expect(after.node("t2") == nil && after.absolute(moved).origin == Point(184, 94))
    // The last is just gone.
    #expect(try NeutralEdits(recorded.trace).emptyCell(before: t4.id) == nil)
  }
}
