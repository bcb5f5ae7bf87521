import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

/// Arguments that read a GeometryReader's size.
struct GeometryTests {
  /// Sizes by key after each pass.
  private static func sizes(_ scene: Scene) throws -> [[String: Size]] {
    let built = try scene.build(scene.initialState)
    return try scene.passes.map { pass in
      try LayoutPass(tree: built.tree).run(pass.proposal)
      return Dictionary(uniqueKeysWithValues: built.records().map { ($0.key, built.tree.nodes[Int($0.id)].frame.size) })
    }
  }

  @Test func `sizes follow the reader from pass to pass`() throws {
    let passes = [(100, 40), (200, 40), (100, 40)]
    let scene = try scene(
      view: """
        {"type": "GeometryReader", "children": [{"type": "HStack", "id": "row", "spacing": "geometry.width / 10", "children": [
          {"type": "Color", "id": "a", "modifiers": [{"type": "frame", "width": "geometry.width / 4"}]},
          {"type": "Shape", "id": "b", "sizeThatFits": {"width": "geometry.height", "height": "width / 2"}}]}]}
        """, "\"passes\": [\(passes.map { "{\"proposal\": {\"width\": \($0), \"height\": \($1)}}" }.joined(separator: ", "))]")
    let found = try Self.sizes(scene)
    for ((width, height), sizes) in zip(passes, found) {
      let (width, height) = (Double(width), Double(height))
      #expect(sizes["a"] == Size(width / 4, height))
      #expect(sizes["b"] == Size(height, height / 2))
      #expect(sizes["row"] == Size(width / 4 + width / 10 + height, height))
    }
  }

  @Test func `an inner reader's name hides an outer one's, and both can be read`() throws {
    let scene = try scene(
      view: """
        {"type": "GeometryReader", "as": "outer", "children": [{"type": "GeometryReader", "children": [{"type": "GeometryReader", "children": [
          {"type": "Color", "id": "c", "modifiers": [{"type": "frame", "width": "outer.width", "height": "geometry.height"}]}],
          "modifiers": [{"type": "frame", "height": "geometry.height / 2"}]}]}]}
        """, #""passes": [{"proposal": {"width": 60, "height": 30}}]"#)
    #expect(try Self.sizes(scene)[0]["c"] == Size(60, 15))
  }

  @Test func `a priority and a condition that read it are settled before the stack is arranged`() throws {
    let scene = try scene(
      view: """
        {"type": "GeometryReader", "children": [{"type": "HStack", "spacing": 0, "children": [
          {"type": "Color", "id": "a"},
          {"type": "Color", "id": "b", "modifiers": [{"type": "layoutPriority", "value": "geometry.width > 50 ? 1 : 0"}]}]}]}
        """, #""passes": [{"proposal": {"width": 60, "height": 10}}, {"proposal": {"width": 40, "height": 10}}]"#)
    let found = try Self.sizes(scene)
    #expect(found[0]["a"] == Size(0, 10) && found[1]["a"] == Size(20, 10))
  }

  @Test func `records keep the expression's text`() throws {
    let scene = try scene(view: #"{"type": "GeometryReader", "children": [{"type": "Spacer", "minLength": "geometry.width / 2"}]}"#)
    let record = try scene.build([:]).records()[1]
    #expect(record.attributes.map(\.name) == ["minLength"] && record.attributes[0].number == nil && record.attributes[0].text == "geometry.width / 2")
  }

  @Test(arguments: [
    (
      #"{"type": "If", "condition": "geometry.width > 100", "children": []}"#,
      "'condition' of If reads a GeometryReader's size: which views there are is settled before any has one"
    ),
    (
      #"{"type": "ForEach", "count": "geometry.width", "children": []}"#,
      "'count' of ForEach reads a GeometryReader's size: which views there are is settled before any has one"
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "lineLimit", "value": "geometry.width"}]}"#,
      "lineLimit cannot read a GeometryReader's size: it is settled before layout"
    ),
  ])
  func `what is settled before layout cannot read it`(_ view: String, _ message: String) {
    let told = complaint("{\"version\": 1, \"view\": {\"type\": \"GeometryReader\", \"children\": [\(view)]}}")
    #expect(told.contains(message), "\(told)")
  }

  @Test func `an expression without a value at the reader's size ends the pass at its view`() throws {
    let scene = try scene(view: #"{"type": "GeometryReader", "children": [{"type": "Spacer", "minLength": "geometry.width / 0 * 0"}]}"#)
    let tree = try scene.build([:]).tree
    #expect(throws: LayoutError.formula(node: 2, parameter: "minLength", source: "geometry.width / 0 * 0", message: "infinity * 0 is not a number")) {
      try LayoutPass(tree: tree).run(Proposal(10, 10))
    }
  }
}
