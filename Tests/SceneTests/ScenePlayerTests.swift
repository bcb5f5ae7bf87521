import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

struct ScenePlayerTests {
  static func play(_ scene: Scene) throws -> MemoryTrace {
    let trace = MemoryTrace()
    var player = ScenePlayer(scene, into: trace)
    try player.play()
    return trace
  }

  static let row = """
    {"type": "HStack", "spacing": 10, "children": [{"type": "Shape", "id": "a", "sizeThatFits": {"width": "n * 10", "height": 20}}, {"type": "Shape", "id": "b", "sizeThatFits": {"width": 30, "height": "width / 2"}}]}
    """

  @Test func `a pass is recorded from its first call to its last placement`() throws {
    let trace = try Self.play(try scene(view: Self.row, #""state": {"n": 2}, "passes": [{"name": "only", "proposal": {"width": 100, "height": 50}}]"#))
    #expect(trace.isComplete)
    #expect(trace.structures.map(\.nodes.count) == [3])
    #expect(trace.passes.map(\.name) == ["only"])
    #expect(trace.passes[0].trigger == "start" && trace.passes[0].state == #"{"n":2}"#)
    let frames = Dictionary(uniqueKeysWithValues: trace.placements.map { ($0.node, $0.frame) })
    #expect(frames[1]?.size == Size(60, 20))
    #expect(frames[2] == Rect(0, 0, 20, 20))
    #expect(frames[3] == Rect(30, 2.5, 30, 15))
  }

  @Test func `sizes carry over to a pass that changes nothing the scene reads`() throws {
    let passes = #""passes": [{"proposal": {}}, {"proposal": {}}, {"proposal": {}, "set": {"unused": true}}, {"proposal": {"width": 9}}]"#
    let trace = try Self.play(try scene(view: Self.row, #""state": {"n": 2, "unused": false}, "# + passes))
    #expect(trace.structures.count == 1)
    #expect(trace.passes.map(\.trigger) == ["start", "repeat", "state: unused", "proposal"])
    let second = trace.calls.filter { $0.pass == 2 }
    #expect(!second.isEmpty && second.allSatisfy { $0.cachedFrom != 0 })
    #expect(trace.stateChanges.map(\.name) == ["unused"])
    #expect(trace.stateChanges[0].old == "false" && trace.stateChanges[0].new == "true")
  }

  @Test func `a pass whose arguments are the same shares the structure, another numbers its own`() throws {
    let loop = #"{"type": "ForEach", "count": "n", "children": [{"type": "Color", "id": "c"}]}"#
    let trace = try Self.play(try scene(view: loop, #""state": {"n": 2}, "passes": [{}, {"set": {"n": 3}}, {}]"#))
    #expect(trace.structures.map { $0.nodes.map(\.key) } == [["node1", "c[0]", "c[1]"], ["node1", "c[0]", "c[1]", "c[2]"]])
    #expect(trace.structures[1].nodes.map(\.id) == [4, 5, 6, 7])
    #expect(trace.structures[1].nodes.map(\.parent) == [0, 4, 4, 4])
    #expect(trace.passes.map(\.structure) == [1, 2, 2])
    #expect(Set(trace.placements.filter { $0.pass == 3 }.map(\.node)) == [4, 5, 6, 7])
  }

  @Test func `a formula without a value is an error at its view`() throws {
    let shape = #"{"type": "Shape", "id": "s", "sizeThatFits": {"width": "proposal.width", "height": 1}}"#
    let error = #expect(throws: SceneError.self) { try Self.play(try scene(view: shape, #""passes": [{"proposal": {}}]"#)) }
    #expect(
      error?.description
        == "scene.json:1:24: s: the expression 'proposal.width' of 'sizeThatFits.width' has no value: it should be a number and is nil at /view")
  }

  @Test(arguments: [#"{"type": "HStack", "children": [{"type": "Color"}, "#, #"{"type": "VStack", "children": [{"type": "Spacer"}, "#])
  func `ten thousand levels of stacks are laid out`(open: String) throws {
    let levels = 10_000
    let text = String(repeating: open, count: levels) + #"{"type": "Spacer"}"# + String(repeating: "]}", count: levels)
    #expect(try Self.play(try scene(view: text)).placements.count == 2 * levels + 1)
  }

  @Test(arguments: [#"{"type": "padding", "length": 0}"#, #"{"type": "frame", "maxWidth": 100}"#, #"{"type": "fixedSize"}"#])
  func `ten thousand modifiers are laid out`(modifier: String) throws {
    let modifiers = Array(repeating: modifier, count: 10_000).joined(separator: ", ")
    let view = "{\"type\": \"HStack\", \"children\": [{\"type\": \"Color\", \"modifiers\": [\(modifiers)]}]}"
    #expect(try Self.play(try scene(view: view)).placements.count == 10_002)
  }
}
