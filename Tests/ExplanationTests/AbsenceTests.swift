import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// What `why` says of a view that was not placed.
struct AbsenceTests {
  private static func answer(_ view: View, _ key: String, _ pass: Value = SceneText.pass(100, 100)) throws -> String {
    let trace = try Trace.recording(SceneText(.view(view), environment: nil, passes: [pass]))
    let last = try #require(try trace.lastPass)
    let node = try #require(try trace.node(key, in: last))
    let error = #expect(throws: ExplanationError.self) { try Explainer(trace).explain(node, in: last) }
    #expect(try ExplanationRule.all.filter { $0.ask == .absence }.count { try trace.row($0.sql, ["node": .integer(Int64(node.id)), "pass": 1]) != nil } == 1)
    return error?.description ?? ""
  }

  private static let rows =
    View.forEach(count: 50, .color(id: "r").frame(width: 30, height: 30))

  @Test(
    arguments: [
      (
        View.lazyVStack(id: "l", spacing: 0, rows),
        "scroll (ScrollView) shows 0 to 100 of 1500 points of its content, and l (LazyVStack)"
      ),
      // Three columns of 28 and a gap of 8 in 100: 17 rows of 30 and 16 gaps of 8.
      (
        View.lazyVGrid(id: "l", columns: [["flexible": [:]], ["flexible": [:]], ["flexible": [:]]], rows),
        "scroll (ScrollView) shows 0 to 100 of 638 points of its content, and l (LazyVGrid)"
      ),
    ]) func `a row out of sight names the container and the viewport`(_ container: View, _ words: String) throws
  {
    let view = View.scrollView(id: "scroll", container)
    #expect(try Self.answer(view, "r[40]") == "'r[40]' was not placed in the pass 'pass 1': \(words) lays out no more than that")
  }

  @Test func `a viewport across the axis of a lazy stack is not the one that hides its rows`() throws {
    let lazy = View.lazyHStack(id: "l", spacing: 0, Self.rows)
    let inner = View.scrollView(id: "inner", axes: "vertical", lazy)
    let pass = SceneText.pass(100, 100, ["scrollTo": ["id": "r[20]", "anchor": "leading"]])
    let view = View.scrollView(id: "outer", axes: "horizontal", inner)
    #expect(
      try Self.answer(view, "r[40]")
        == "'r[40]' was not placed in the pass 'pass 1': outer (ScrollView) shows 0 to 100 of 1500 points of its content, and l (LazyHStack) lays out no more than that"
    )
    // A scrollTo scrolls the nearest: along its axis there is nothing to scroll.
    #expect(try Self.answer(view, "r[40]", pass).contains("outer (ScrollView) shows 0 to 100 of"))
  }

  @Test func `a row of a List names the List`() throws {
    let pass = SceneText.pass(100, 100, ["scrollTo": ["id": "r[49]"]])
    // Rows of 38; 1138 is in row 47, which starts at 47 * 24 = 1128; three are laid out: 1128 + 3 * 38 - 100 = 1142.
    #expect(
      try Self.answer(View.list(id: "list", Self.rows), "r[0]", pass)
        == "'r[0]' was not placed in the pass 'pass 1': list (List) shows 1142 to 1242 of 1242 points of its content, and list lays out no more than that")
  }

  @Test func `a view of a ViewThatFits names the one that fits`() throws {
    let view = View.viewThatFits(id: "fits", .hStack(id: "row", .color(id: "wide").frame(width: 300)), .color(id: "narrow"))
    // Named is the candidate that has no room, which the view stands in.
    #expect(
      try Self.answer(view, "wide")
        == "'wide' was not placed in the pass 'pass 1': fits (ViewThatFits) shows narrow (Color) in its place: row needs width 300, 100 is proposed")
    let first = View.viewThatFits(id: "fits", .text("a", id: "short"), .color(id: "other"))
    #expect(
      try Self.answer(first, "other")
        == "'other' was not placed in the pass 'pass 1': fits (ViewThatFits) shows short (Text) in its place, which comes before it and fits")
  }
}
