import Foundation
import LayoutModel
import Scene
import Testing
import TraceStore

@testable import Explanation

/// What `why` says of a view that was not placed.
struct AbsenceTests {
  private static func answer(_ view: String, _ key: String, _ pass: String = #"{"proposal": {"width": 100, "height": 100}}"#) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "absence-\(UUID().uuidString).db").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let text = "{\"version\": 1, \"view\": \(view), \"passes\": [\(pass)]}"
    var player = ScenePlayer(try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8))), into: try TraceRecorder(path: file))
    try player.play()
    let trace = try Trace(path: file)
    let last = try #require(try trace.lastPass)
    let node = try #require(try trace.node(key, in: last))
    let error = #expect(throws: ExplanationError.self) { try Explainer(trace).explain(node, in: last) }
    #expect(try ExplanationRule.all.filter { $0.ask == .absence }.count { try trace.row($0.sql, ["node": .integer(Int64(node.id)), "pass": 1]) != nil } == 1)
    return error?.description ?? ""
  }

  private static let rows =
    #"{"type": "ForEach", "count": 50, "children": [{"type": "Color", "id": "r", "modifiers": [{"type": "frame", "width": 30, "height": 30}]}]}"#

  @Test(
    arguments: [
      (
        #"{"type": "LazyVStack", "id": "l", "spacing": 0, "children": [ROWS]}"#,
        "scroll (ScrollView) shows 0 to 100 of 1500 points of its content, and l (LazyVStack)"
      ),
      // Three columns of 28 and a gap of 8 in 100: 17 rows of 30 and 16 gaps of 8.
      (
        #"{"type": "LazyVGrid", "id": "l", "columns": [{"flexible": {}}, {"flexible": {}}, {"flexible": {}}], "children": [ROWS]}"#,
        "scroll (ScrollView) shows 0 to 100 of 638 points of its content, and l (LazyVGrid)"
      ),
    ]) func `a row out of sight names the container and the viewport`(_ container: String, _ words: String) throws
  {
    let view = #"{"type": "ScrollView", "id": "scroll", "children": [\#(container.replacing("ROWS", with: Self.rows))]}"#
    #expect(try Self.answer(view, "r[40]") == "'r[40]' was not placed in the pass 'pass 1': \(words) lays out no more than that")
  }

  @Test func `a viewport across the axis of a lazy stack is not the one that hides its rows`() throws {
    let lazy = #"{"type": "LazyHStack", "id": "l", "spacing": 0, "children": [\#(Self.rows)]}"#
    let inner = #"{"type": "ScrollView", "id": "inner", "axes": "vertical", "children": [\#(lazy)]}"#
    let pass = #"{"proposal": {"width": 100, "height": 100}, "scrollTo": {"id": "r[20]", "anchor": "leading"}}"#
    let view = #"{"type": "ScrollView", "id": "outer", "axes": "horizontal", "children": [\#(inner)]}"#
    #expect(
      try Self.answer(view, "r[40]")
        == "'r[40]' was not placed in the pass 'pass 1': outer (ScrollView) shows 0 to 100 of 1500 points of its content, and l (LazyHStack) lays out no more than that"
    )
    // A scrollTo scrolls the nearest: along its axis there is nothing to scroll.
    #expect(try Self.answer(view, "r[40]", pass).contains("outer (ScrollView) shows 0 to 100 of"))
  }

  @Test func `a row of a List names the List`() throws {
    let pass = #"{"proposal": {"width": 100, "height": 100}, "scrollTo": {"id": "r[49]"}}"#
    // Rows of 38; 1138 is in row 47, which starts at 47 * 24 = 1128; three are laid out: 1128 + 3 * 38 - 100 = 1142.
    #expect(
      try Self.answer(#"{"type": "List", "id": "list", "children": [\#(Self.rows)]}"#, "r[0]", pass)
        == "'r[0]' was not placed in the pass 'pass 1': list (List) shows 1142 to 1242 of 1242 points of its content, and list lays out no more than that")
  }

  @Test func `a view of a ViewThatFits names the one that fits`() throws {
    let view = #"""
      {"type": "ViewThatFits", "id": "fits", "children": [
        {"type": "HStack", "id": "row", "children": [{"type": "Color", "id": "wide", "modifiers": [{"type": "frame", "width": 300}]}]},
        {"type": "Color", "id": "narrow"}]}
      """#
    // Named is the candidate that has no room, which the view stands in.
    #expect(
      try Self.answer(view, "wide")
        == "'wide' was not placed in the pass 'pass 1': fits (ViewThatFits) shows narrow (Color) in its place: row needs width 300, 100 is proposed")
    let first = #"{"type": "ViewThatFits", "id": "fits", "children": [{"type": "Text", "string": "a", "id": "short"}, {"type": "Color", "id": "other"}]}"#
    #expect(
      try Self.answer(first, "other")
        == "'other' was not placed in the pass 'pass 1': fits (ViewThatFits) shows short (Text) in its place, which comes before it and fits")
  }
}
