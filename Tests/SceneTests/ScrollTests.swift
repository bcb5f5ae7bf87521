import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

/// `scrollTo` of a pass, and what it leaves to the passes after it.
struct ScrollTests {
  /// Ten rows of 50 × 30, which start at 0, 30, … 270, in a viewport that is 100 high: it can be scrolled by 200.
  private static func rows(_ modifiers: String = "", axes: String = "vertical", stack: String = "VStack") -> String {
    let rows = (0..<10).map { #"{"type": "Color", "id": "r\#($0)", "modifiers": [{"type": "frame", "width": 50, "height": 30}]}"# }
    return """
      {"type": "ScrollView", "id": "scroll", "axes": ["\(axes)"], "modifiers": [\(modifiers)],
       "children": [{"type": "\(stack)", "spacing": 0, "id": "column", "children": [\(rows.joined(separator: ", "))]}]}
      """
  }

  private static func pass(_ scrollTo: String?, _ more: String = "") -> String {
    "{\"proposal\": {\"width\": 100, \"height\": 100}\(scrollTo.map { ", \"scrollTo\": \($0)" } ?? "")\(more)}"
  }

  private static func play(_ view: String, _ passes: [String], _ more: String = "") throws -> MemoryTrace {
    try ScenePlayerTests.play(try scene(view: view, "\(more.isEmpty ? "" : more + ", ")\"passes\": [\(passes.joined(separator: ", "))]"))
  }

  /// offset = start - anchor * (100 - 30), from 0 to 200; nil scrolls as little as shows it, here from where it is at 0.
  @Test(
    arguments: [
      (#"{"id": "r2"}"#, 0), (#"{"id": "r4"}"#, 50), (#"{"id": "r9"}"#, 200),
      (#"{"id": "r4", "anchor": "top"}"#, 120), (#"{"id": "r4", "anchor": "bottom"}"#, 50), (#"{"id": "r4", "anchor": "center"}"#, 85),
      (#"{"id": "r4", "anchor": {"x": 9, "y": 0.1}}"#, 113), (#"{"id": "r1", "anchor": "bottom"}"#, 0), (#"{"id": "r9", "anchor": "top"}"#, 200),
    ] as [(String, Double)])
  func `an anchor is the same point of the view and of the viewport, as far as the content reaches`(_ scrollTo: String, _ offset: Double) throws {
    let trace = try Self.play(Self.rows(), [Self.pass(scrollTo)])
    #expect(trace.viewports.map(\.offset) == [Point(0, offset)])
    #expect(trace.viewports.map(\.content) == [Size(50, 300)])
    let nodes = Dictionary(uniqueKeysWithValues: trace.structures[0].nodes.map { ($0.key, $0.id) })
    let frames = Dictionary(uniqueKeysWithValues: trace.placements.map { ($0.node, $0) })
    #expect(frames[nodes["column"] ?? 0]?.frame.origin == Point(0, 0 - offset))
    // The ScrollView is 50 wide and in the middle of the canvas.
    #expect(frames[nodes["r4"] ?? 0]?.absolute == Point(25, 120 - offset))
  }

  @Test func `a ScrollView stays where it was scrolled to, and without an anchor moves no further than it must`() throws {
    let ids = ["r9", "r5", "r1", nil, "r2"]
    let trace = try Self.play(Self.rows(), ids.map { Self.pass($0.map { "{\"id\": \"\($0)\"}" }) })
    // r5, 150 to 180, comes down from above 200; so does r1, 30 to 60; r2, 60 to 90, is in sight then.
    #expect(trace.viewports.map(\.offset.y) == [200, 150, 30, 30, 30])
    #expect(trace.passes.map(\.trigger) == ["start, scrollTo r9", "scrollTo r5", "scrollTo r1", "repeat", "scrollTo r2"])
    let keys = Dictionary(uniqueKeysWithValues: trace.structures[0].nodes.map { ($0.id, $0.key) })
    // Ids name the view itself: the Color inside its frame.
    #expect(trace.viewports.map { keys[$0.target] } == ["r9", "r5", "r1", nil, "r2"])
  }

  @Test func `scrolled by a state, the offset is kept by the new tree and cut where the content is shorter`() throws {
    let view = #"""
      {"type": "ScrollView", "children": [{"type": "VStack", "spacing": 0, "children": [
        {"type": "Color", "id": "a", "modifiers": [{"type": "frame", "width": 50, "height": "n"}]},
        {"type": "Color", "id": "b", "modifiers": [{"type": "frame", "height": 10}, {"type": "id", "id": "last"}]}]}]}
      """#
    let trace = try Self.play(
      view,
      [
        Self.pass(#"{"id": "last"}"#), Self.pass(nil, #", "set": {"n": 400}"#), Self.pass(nil, #", "set": {"n": 95}"#), Self.pass(nil, #", "set": {"n": 300}"#),
      ],
      #""state": {"n": 200}"#)
    // 210 - 100; then still 110; then 105 - 100; it does not come back.
    #expect(trace.viewports.map(\.offset.y) == [110, 110, 5, 5])
    #expect(trace.passes.map(\.trigger) == ["start, scrollTo last", "state: n", "state: n", "state: n"])
  }

  @Test func `from right to left an offset is one from the right`() throws {
    let view = Self.rows(axes: "horizontal", stack: "HStack")
    let left = try Self.play(view, [Self.pass(#"{"id": "r4", "anchor": "leading"}"#)])
    let right = try Self.play(view, [Self.pass(#"{"id": "r4", "anchor": "leading"}"#)], #""environment": {"layoutDirection": "rightToLeft"}"#)
    // r4 starts at 200 of 500; its right edge then meets the viewport's.
    #expect(left.viewports.map(\.offset) == [Point(200, 0)] && right.viewports.map(\.offset) == [Point(200, 0)])
    let node = left.structures[0].nodes.first { $0.key == "r4" }?.id
    #expect(left.placements.first { $0.node == node }?.absolute.x == 0)
    #expect(right.placements.first { $0.node == node }?.absolute.x == 50)
  }

  @Test func `several are done in order, each in the ScrollView around it`() throws {
    let inner = Self.rows(#"{"type": "frame", "width": 60, "height": 90}"#)
    let view = #"{"type": "ScrollView", "id": "outer", "children": [{"type": "Color", "modifiers": [{"type": "frame", "height": 70}]}, \#(inner)]}"#
    let trace = try Self.play(view, [Self.pass(#"[{"id": "r9"}, {"id": "scroll", "anchor": "bottom"}]"#)])
    let keys = Dictionary(uniqueKeysWithValues: trace.structures[0].nodes.map { ($0.id, $0.key) })
    let offsets = Dictionary(uniqueKeysWithValues: trace.viewports.map { (keys[$0.node] ?? "", $0.offset.y) })
    // 300 - 90; and 70 + 8 + 90 - 100.
    #expect(offsets == ["scroll": 210, "outer": 68])
  }

  @Test func `what a size that is read moves is scrolled to where it is then`() throws {
    let view = #"""
      {"type": "ScrollView", "children": [{"type": "VStack", "spacing": 0, "children": [
        {"type": "Color", "modifiers": [{"type": "frame", "height": "2 * size.height"}]},
        {"type": "Color", "id": "a", "modifiers": [{"type": "frame", "height": 150}, {"type": "readSize", "into": "size"}]}]}]}
      """#
    let trace = try Self.play(view, [Self.pass(#"{"id": "a", "anchor": "top"}"#)], #""state": {"size": {"width": 0, "height": 0}}"#)
    // First at 0 of 150, then at 300 of 450.
    #expect(trace.viewports.map(\.offset.y) == [0, 300])
  }

  @Test(
    arguments: [
      (#"{"id": "r44"}"#, "scrollTo finds no view 'r44' at /passes/0/scrollTo/id; did you mean 'r4'?"),
      (#"{"id": "scroll"}"#, "'scroll' cannot be scrolled to at /passes/0/scrollTo/id; it stands in no ScrollView or List"),
      (#"[{"id": "r1"}, {"id": "r2", "anchor": "botom"}]"#, "'anchor' cannot be 'botom' at /passes/0/scrollTo/1/anchor; did you mean 'bottom'?"),
      (#"{"anchor": "top"}"#, #"a scrollTo needs "id" at /passes/0/scrollTo"#),
      (#"{"id": "r1", "ankor": "top"}"#, #"a scrollTo has no "ankor" at /passes/0/scrollTo/ankor; did you mean 'anchor'?"#),
      ("3", #"'scrollTo' takes {"id": …, "anchor": …} or an array of such, found 3 at /passes/0/scrollTo"#),
    ]) func `a target that is not there is an error with its place`(_ scrollTo: String, _ message: String)
  {
    let error = #expect(throws: SceneError.self) { try Self.play(Self.rows(), [Self.pass(scrollTo)]) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    #expect(error?.exitCode == 65)
  }

  @Test func `a target of another state, or one that was left out, is an error`() {
    let view = #"""
      {"type": "ScrollView", "children": [
        {"type": "If", "condition": "show", "children": [{"type": "Color", "id": "shown"}]},
        {"type": "ViewThatFits", "axes": "horizontal", "children": [
          {"type": "Color", "modifiers": [{"type": "frame", "width": 10}]}, {"type": "Color", "id": "other"}]}]}
      """#
    for (id, message) in [("shown", "'shown' is not there in this pass"), ("other", "'other' cannot be scrolled to")] {
      let error = #expect(throws: SceneError.self) { try Self.play(view, [Self.pass("{\"id\": \"\(id)\"}")], #""state": {"show": false}"#) }
      #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }
  }
}
