import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

/// Sizes that are read into state, and the passes they start.
struct ReadSizeTests {
  /// A text as wide as its words, and a colour as wide as the text was read to be.
  private static let view = """
    {"type": "VStack", "spacing": 0, "children": [
      {"type": "Shape", "id": "a", "sizeThatFits": {"width": 50, "height": 20}, "modifiers": [{"type": "readSize", "into": "size", "id": "reader"}]},
      {"type": "Color", "id": "b", "modifiers": [{"type": "frame", "width": "size.width", "height": 10, "id": "f"}]},
      {"type": "HStack", "id": "rest", "children": [{"type": "Color", "id": "c"}, {"type": "Color", "id": "d"}]}]}
    """
  private static let state = #""state": {"size": {"width": 0, "height": 0}}, "passes": [{"name": "start", "proposal": {"width": 100, "height": 100}}]"#

  @Test func `a size that changes the state starts another pass`() throws {
    let trace = try ScenePlayerTests.play(try scene(view: Self.view, Self.state))
    #expect(trace.passes.map(\.name) == ["start", "pass 2"])
    #expect(trace.passes.map(\.trigger) == ["start", "readSize on a wrote size"])
    #expect(trace.passes.map(\.state) == [#"{"size":{"width":0,"height":0}}"#, #"{"size":{"width":50,"height":20}}"#])
    #expect(trace.stateChanges.map(\.pass) == [1] && trace.stateChanges.map(\.new) == [#"{"width":50,"height":20}"#])
    let nodes = Dictionary(uniqueKeysWithValues: trace.structures[0].nodes.map { ($0.key, $0.id) })
    #expect(trace.stateChanges.map(\.node) == [nodes["reader"]])
    let second = trace.structures[1].nodes.first { $0.key == "f" }
    #expect(trace.placements.last { $0.node == second?.id }?.frame.size == Size(50, 10))
  }

  @Test func `views in which nothing changed answer from the cache`() throws {
    let trace = try ScenePlayerTests.play(try scene(view: Self.view, Self.state))
    let keys = Dictionary(uniqueKeysWithValues: trace.structures.flatMap(\.nodes).map { ($0.id, $0.key) })
    let first = Set(trace.calls.filter { $0.pass == 1 && keys[$0.node] == "rest" }.map(\.proposal))
    for call in trace.calls where call.pass == 2 && keys[call.node] == "rest" && first.contains(call.proposal) {
      #expect(call.cachedFrom != 0)
    }
    #expect(trace.calls.contains { $0.pass == 2 && keys[$0.node] == "f" && $0.cachedFrom == 0 })
  }

  @Test func `a size that nothing reads starts a pass in which nothing is asked anew`() throws {
    let view = #"{"type": "Color", "modifiers": [{"type": "readSize", "into": "size"}, {"type": "padding", "length": 1}]}"#
    let trace = try ScenePlayerTests.play(try scene(view: view, Self.state))
    #expect(trace.passes.map(\.structure) == [1, 1])
    let kinds = Dictionary(uniqueKeysWithValues: trace.structures[0].nodes.map { ($0.id, $0.kind) })
    // What only passes a question on has no cache.
    #expect(trace.calls.filter { $0.pass == 2 && kinds[$0.node] != "readSize" }.allSatisfy { $0.cachedFrom != 0 })
  }

  @Test func `what is carried over makes no difference to frames`() throws {
    for width in [10, 40, 70] {
      let set = "\"passes\": [{\"proposal\": {\"width\": 90, \"height\": 90}}, {\"proposal\": {\"width\": 90, \"height\": 90}, \"set\": {\"n\": \(width)}}]"
      let fresh = "\"passes\": [{\"proposal\": {\"width\": 90, \"height\": 90}}]"
      let view = """
        {"type": "HStack", "children": [
          {"type": "VStack", "children": [{"type": "Text", "string": "some words"}, {"type": "Color", "modifiers": [{"type": "frame", "maxWidth": "n"}]}]},
          {"type": "ZStack", "children": [{"type": "Text", "string": "more words"}, {"type": "Shape", "sizeThatFits": {"width": "n / 2", "height": "width"}}]},
          {"type": "VStack", "children": [{"type": "Text", "string": "last words"}, {"type": "Divider"}]}],
         "modifiers": [{"type": "environment", "defaultPadding": "n / 10"}, {"type": "padding"}]}
        """
      let carried = try ScenePlayerTests.play(try scene(view: view, #""state": {"n": 33}, "# + set))
      let alone = try ScenePlayerTests.play(try scene(view: view, "\"state\": {\"n\": \(width)}, " + fresh))
      #expect(carried.placements.filter { $0.pass == 2 }.map(\.frame) == alone.placements.map(\.frame), "\(width)")
    }
  }

  @Test func `sizes that never agree end after twenty passes with the state's name`() throws {
    let view = #"{"type": "Color", "id": "c", "modifiers": [{"type": "frame", "width": "size.width + 1"}, {"type": "readSize", "into": "size"}]}"#
    let trace = MemoryTrace()
    var player = ScenePlayer(try scene(view: view, Self.state), into: trace)
    let error = #expect(throws: SceneError.self) { try player.play() }
    #expect(trace.passes.count == 20)
    #expect(error?.exitCode == 65)
    #expect(
      error?.description
        == "scene.json:1:113: size is still changed by readSize after 20 passes at /view/modifiers/1; a size that is read must not depend on the state it is written to"
    )
  }

  @Test func `two readers of one state: the one placed last counts, and they settle`() throws {
    let box = #"{"type": "Shape", "sizeThatFits": {"width": 50, "height": 20}, "modifiers": [{"type": "readSize", "into": "size"}]}"#
    let wide = box.replacing("50", with: "60")
    let trace = try ScenePlayerTests.play(try scene(view: "[\(box), \(wide)]", Self.state))
    #expect(trace.passes.count == 2 && trace.passes[1].state == #"{"size":{"width":60,"height":20}}"#)
  }

  @Test func `names of passes do not repeat`() throws {
    let passes = #""passes": [{"proposal": {"width": 9}}, {"name": "pass 4", "proposal": {"width": 8}}, {}]"#
    let view = #"{"type": "Color", "modifiers": [{"type": "readSize", "into": "size"}]}"#
    let trace = try ScenePlayerTests.play(try scene(view: view, #""state": {"size": {"width": 0, "height": 0}}, "# + passes))
    #expect(trace.passes.map(\.name) == ["pass 1", "pass 2", "pass 4", "pass 4'", "pass 5", "pass 6"])
  }

  @Test(arguments: [
    ("sise", "'into' cannot be 'sise' at /view/modifiers/0/into; did you mean 'size'?"),
    ("n", "'into' takes the name of a state that is a size; 'n' is a number, found the text \"n\" at /view/modifiers/0/into"),
  ])
  func `the state is there and is a size`(_ name: String, _ message: String) {
    let view = "{\"type\": \"Color\", \"modifiers\": [{\"type\": \"readSize\", \"into\": \"\(name)\"}]}"
    let error = #expect(throws: SceneError.self) { try scene(view: view, #""state": {"size": {"width": 0, "height": 0}, "n": 1}"#) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }
}
