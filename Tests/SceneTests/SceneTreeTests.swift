import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

struct SceneTreeTests {
  /// The nodes of a scene as `key kind<parent`.
  static func outline(_ view: String, _ more: String = "") throws -> [String] {
    let scene = try scene(view: view, more)
    return try scene.build(scene.initialState).records().map { "\($0.key) \($0.kind)<\($0.parent)" }
  }

  @Test func `nodes are numbered modifier, view, content`() throws {
    let view = """
      {"type": "Color", "modifiers": [
        {"type": "padding"}, {"type": "overlay", "content": {"type": "Circle", "modifiers": [{"type": "frame", "width": 5}]}, "id": "over"}, {"type": "border"}]}
      """
    #expect(
      try Self.outline(view) == ["node1 border<0", "over overlay<1", "node3 padding<2", "node4 Color<3", "node5 frame<2", "node6 Circle<5"])
    let records = try scene(view: view).build([:]).records()
    #expect(records.map(\.last) == [6, 6, 4, 4, 6, 6])
    #expect(records.map(\.view) == [4, 4, 4, 4, 6, 6])
    #expect(records.map(\.ordinal) == [0, 0, 0, 0, 1, 0])
    #expect(records.map(\.depth) == [0, 1, 2, 3, 2, 3])
    #expect(
      records.map(\.pointer) == [
        "/view/modifiers/2", "/view/modifiers/1", "/view/modifiers/0", "/view", "/view/modifiers/1/content/modifiers/0", "/view/modifiers/1/content",
      ])
    #expect(records[4].path == "border/0 overlay/1 frame")
  }

  @Test func `a large tree is handed over in parts, and is one in memory`() throws {
    final class Parts: TraceSink {
      var parts: [StructureRecord] = []
      func add(_ structure: StructureRecord) { parts.append(structure) }
      func exchange(_ chunk: EventChunk) -> EventChunk { chunk }
    }
    let tree = try scene(view: #"{"type": "VStack", "children": [{"type": "ForEach", "count": 5000, "children": [{"type": "Color"}]}]}"#).build([:])
    let (sink, memory) = (Parts(), MemoryTrace()), evaluation = EvaluationRecord(json: "{}", unexpressed: [], codeReads: [], layoutEvents: [])
    for sink in [sink, memory] as [any TraceSink] { try sink.add(structure: 7, NodeRecords(of: tree, from: 10), evaluation: evaluation) }
    #expect(sink.parts.map(\.nodes.count) == [4096, 905] && sink.parts.map(\.continues) == [true, false] && sink.parts.map(\.id) == [7, 7])
    #expect(sink.parts.map { $0.evaluation != nil } == [false, true])
    let whole = try #require(memory.structures.first)
    #expect(memory.structures.count == 1 && whole.evaluation != nil && !whole.continues)
    #expect(whole.nodes.map(\.id) == Array(11...5011) && whole.nodes.map(\.path) == tree.records().map(\.path))
  }

  @Test(arguments: [
    (#"[{"type": "Color"}, {"type": "Circle"}]"#, ["node1 VStack<0", "node2 Color<1", "node3 Circle<1"]),
    (#"[{"type": "Color"}]"#, ["node1 Color<0"]),
    (#"[]"#, ["node1 VStack<0"]),
    (#"{"type": "EmptyView"}"#, ["node1 VStack<0"]),
    (#"{"type": "Group", "children": [{"type": "Color"}, {"type": "Circle"}]}"#, ["node1 VStack<0", "node2 Color<1", "node3 Circle<1"]),
    (
      #"{"type": "Color", "modifiers": [{"type": "background", "content": [{"type": "Circle"}, {"type": "Capsule"}]}]}"#,
      ["node1 background<0", "node2 Color<1", "node3 ZStack<1", "node4 Circle<3", "node5 Capsule<3"]
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "background", "content": {"type": "If", "condition": false, "children": []}}]}"#,
      ["node1 background<0", "node2 Color<1"]
    ),
    (
      #"{"type": "HStack", "children": [{"type": "If", "condition": "1 > 2", "children": [{"type": "Color"}], "else": [{"type": "Circle"}]}]}"#,
      ["node1 HStack<0", "node2 Circle<1"]
    ),
    (
      #"{"type": "HStack", "children": [{"type": "ForEach", "count": 2, "children": [{"type": "Color", "id": "a"}, {"type": "Circle"}]}]}"#,
      ["node1 HStack<0", "a[0] Color<1", "node3 Circle<1", "a[1] Color<1", "node5 Circle<1"]
    ),
    (
      #"{"type": "Grid", "children": [{"type": "GridRow", "id": "r", "modifiers": [{"type": "border"}], "children": [{"type": "GridRow", "children": [{"type": "Color"}]}]}, {"type": "Circle"}]}"#,
      ["node1 Grid<0", "r GridRow<1", "node3 border<2", "node4 Color<3", "node5 Circle<1"]
    ),
    (
      #"{"type": "Grid", "children": [{"type": "ForEach", "count": 2, "children": [{"type": "GridRow", "id": "r", "children": [{"type": "Color"}]}]}]}"#,
      ["node1 Grid<0", "r[0] GridRow<1", "node3 Color<2", "r[1] GridRow<1", "node5 Color<4"]
    ),
    (
      #"{"type": "HStack", "children": [{"type": "GridRow", "modifiers": [{"type": "border"}], "children": [{"type": "Color"}, {"type": "Circle"}]}]}"#,
      ["node1 HStack<0", "node2 border<1", "node3 Color<2", "node4 border<1", "node5 Circle<4"]
    ),
    (#"{"type": "HStack", "children": [{"type": "ForEach", "count": 1, "children": [{"type": "Color", "id": "a"}]}]}"#, ["node1 HStack<0", "a Color<1"]),
    (
      #"{"type": "Group", "children": [{"type": "Color", "modifiers": [{"type": "frame"}]}, {"type": "Circle"}], "modifiers": [{"type": "padding", "id": "p"}, {"type": "border"}]}"#,
      [
        "node1 VStack<0", "node2 border<1", "p[0] padding<2", "node4 frame<3", "node5 Color<4", "node6 border<1", "p[1] padding<6", "node8 Circle<7",
      ]
    ),
    (
      #"{"type": "Group", "modifiers": [{"type": "border"}], "children": [{"type": "Group", "modifiers": [{"type": "padding"}], "children": [{"type": "Color"}]}]}"#,
      ["node1 border<0", "node2 padding<1", "node3 Color<2"]
    ),
  ])
  func `groups, conditions and loops are no nodes`(view: String, expected: [String]) throws {
    #expect(try Self.outline(view) == expected)
  }

  @Test func `implicit stacks have no pointer, repeated views have the same`() throws {
    let records = try scene(view: #"{"type": "ForEach", "count": 2, "children": [{"type": "Color"}]}"#).build([:]).records()
    #expect(records.map(\.pointer) == [nil, "/view/children/0", "/view/children/0"])
  }

  @Test func `arguments become attributes`() throws {
    let view = """
      {"type": "ForEach", "data": [10, 20], "as": "size", "children": [
        {"type": "Text", "string": "hello", "font": {"size": 12}, "modifiers": [
          {"type": "frame", "width": "size * n", "maxHeight": null, "alignment": "top"}, {"type": "alignmentGuide", "guide": "top", "value": "height / n"}]}]}
      """
    let scene = try scene(view: view, #""state": {"n": 3}"#)
    let records = try scene.build(scene.initialState).records()
    func words(_ index: Int) -> [String] { records[index].attributes.map { "\($0.name) \($0.number.map { "\($0)" } ?? "-") \($0.text ?? "-")" } }
    #expect(words(1) == ["guide - top", "value - height / n"])
    #expect(words(2) == ["width 30.0 size * n", "alignment - top"])
    #expect(words(3) == ["string - hello", #"font - {"size":12}"#])
    #expect(words(5) == ["width 60.0 size * n", "alignment - top"])
    #expect(records[3].label == "hello" && records[2].label == nil)
  }

  @Test func `a list is told without the white space between its parts`() throws {
    let view = """
      {"type": "Text", "string": "[1, 2]", "modifiers": [{"type": "padding", "edges": [
        "leading",   "top"
      ]}]}
      """
    let attributes = try scene(view: view).build([:]).records().flatMap(\.attributes).map(\.text)
    #expect(attributes == [#"["leading","top"]"#, "[1, 2]"])
  }

  @Test func `loops inside loops see their own and the outer variable`() throws {
    let view = """
      {"type": "ForEach", "count": 2, "as": "row", "children": [{"type": "ForEach", "count": "row + 1", "as": "column", "children": [
        {"type": "Color", "modifiers": [{"type": "frame", "width": "row * 10 + column"}]}]}]}
      """
    let records = try scene(view: view).build([:]).records()
    #expect(records.filter { $0.kind == "frame" }.map { $0.attributes[0].number } == [0, 10, 11])
  }

  @Test func `ten thousand nested groups are no depth`() throws {
    let levels = 10_000
    let text = String(repeating: #"{"type": "Group", "children": ["#, count: levels) + #"{"type": "Color"}"# + String(repeating: "]}", count: levels)
    #expect(try scene(view: text).build([:]).records().count == 1)
  }

  @Test func `loops that multiply are stopped`() throws {
    var text = #"{"type": "Color"}"#
    for name in ["a", "b", "c", "d"] { text = "{\"type\": \"ForEach\", \"count\": 1000, \"as\": \"\(name)\", \"children\": [\(text)]}" }
    var scene = try scene(view: text)
    scene.viewLimit = 5_000
    let error = #expect(throws: SceneError.self) { try scene.build([:]) }
    #expect(error?.description.contains("the scene has more than 5000 views") == true && error?.exitCode == 75)
  }

  @Test func `modifiers count as the views that they are`() throws {
    let modifiers = Array(repeating: #"{"type": "opacity", "value": 1}"#, count: 9).joined(separator: ", ")
    var scene = try scene(view: "{\"type\": \"ForEach\", \"count\": 500, \"children\": [{\"type\": \"Color\", \"modifiers\": [\(modifiers)]}]}")
    scene.viewLimit = 5_000
    let error = #expect(throws: SceneError.self) { try scene.build([:]) }
    #expect(error?.description.contains("the scene has more than 5000 views and modifiers") == true)
    // With the VStack around them.
    scene.viewLimit = 5_001
    #expect(try scene.build([:]).tree.count == 5_001)
  }

  @Test func `a tree is not finished for which there is no time`() throws {
    let scene = try scene(view: #"{"type": "ForEach", "count": 5000, "children": [{"type": "Color"}]}"#)
    let budget = LayoutBudget(maxCalls: .max, seconds: 1)
    #expect(budget.check(seconds: 2, megabytes: 0))
    LayoutBudget.$current.withValue(budget) {
      let error = #expect(throws: SceneError.self) { try scene.build([:]) }
      #expect(error?.exitCode == 75 && error?.description.hasSuffix("stopped after 1 s; --timeout allows more, 0 any time") == true)
    }
  }
}
