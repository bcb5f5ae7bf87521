import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

/// Frames that go by the canvas or what scrolls, not by the views between.
struct ContainerRelativeTests {
  private static func sizes(_ view: String, _ passes: [Proposal], cache: CachePolicy = .memo) throws -> [[String: Size]] {
    let built = try scene(view: view).build([:])
    return try passes.map { proposal in
      try LayoutPass(tree: built.tree, options: LayoutPass.Options(cache: cache)).run(proposal)
      return Dictionary(uniqueKeysWithValues: built.records().map { ($0.key, built.tree.nodes[Int($0.id)].frame.size) })
    }
  }

  @Test(arguments: CachePolicy.allCases) func `it goes by the canvas of each pass`(_ cache: CachePolicy) throws {
    let view = """
      {"type": "Color", "id": "c", "modifiers": [
        {"type": "containerRelativeFrame", "axes": "horizontal", "length": "length / 2"}, {"type": "frame", "width": 200, "height": 40}]}
      """
    let found = try Self.sizes(view, [Proposal(500, 800), Proposal(300, 800), Proposal(500, 800)], cache: cache)
    #expect(found.map { $0["c"] } == [Size(250, 40), Size(150, 40), Size(250, 40)])
  }

  @Test(arguments: CachePolicy.allCases) func `in a ScrollView it goes by what that was offered`(_ cache: CachePolicy) throws {
    let view = """
      {"type": "HStack", "spacing": 0, "children": [{"type": "Color", "id": "rest"},
        {"type": "ScrollView", "id": "scroll", "children": [{"type": "Color", "id": "c", "modifiers": [
          {"type": "containerRelativeFrame", "count": 5, "span": 2, "spacing": 10}]}]}]}
      """
    // Offered 200 x 100: 5 parts of (200 - 40) / 5 = 32, of which 2 and the spacing between are 74; (100 - 40) / 5 = 12, so 34.
    let found = try Self.sizes(view, [Proposal(400, 100)], cache: cache)[0]
    #expect(found["c"] == Size(74, 34))
    #expect(found["scroll"] == Size(74, 100))
  }

  /// A Form is laid out as a List, and goes by its own 600 of 700.
  @Test func `in a form it goes by what the form is offered`() throws {
    let view = """
      {"type": "VStack", "spacing": 0, "children": [{"type": "Color", "modifiers": [{"type": "frame", "height": 100}]},
        {"type": "Form", "children": [{"type": "Color", "id": "c", "modifiers": [{"type": "containerRelativeFrame", "axes": "vertical"}]}]}]}
      """
    #expect(try Self.sizes(view, [Proposal(400, 700)])[0]["c"]?.height == 600)
  }

  /// Of 700 the view above takes 100; the bar of tabs is 49 high, and pages have none.
  @Test(arguments: [("page", 600.0), ("automatic", 551)]) func `in a tab it goes by what the tab is offered`(_ style: String, _ height: Double) throws {
    let view = """
      {"type": "VStack", "spacing": 0, "children": [{"type": "Color", "modifiers": [{"type": "frame", "height": 100}]},
        {"type": "TabView", "style": "\(style)", "id": "tabs", "children": [{"type": "HStack", "children": [{"type": "Color", "id": "c", "modifiers": [
          {"type": "containerRelativeFrame"}]}]}]}]}
      """
    let found = try Self.sizes(view, [Proposal(400, 500), Proposal(400, 700)])[1]
    #expect(found["c"] == Size(400, height) && found["tabs"] == Size(400, 600))
  }

  @Test(arguments: [
    (#"{"type": "containerRelativeFrame", "count": 2, "length": 5}"#, "'count' of containerRelativeFrame cannot stand beside 'length'"),
    (#"{"type": "containerRelativeFrame", "count": 0}"#, "'count' of containerRelativeFrame must be 1 or more"),
    (#"{"type": "frame", "width": "length / 2"}"#, "unknown name 'length'"),
    (#"{"type": "containerRelativeFrame", "length": "length / 2"}"#, "no error"),
  ])
  func `a length or a count`(_ modifier: String, _ message: String) {
    let told = complaint("{\"version\": 1, \"view\": {\"type\": \"Color\", \"modifiers\": [\(modifier)]}}")
    #expect(told.contains(message), "\(told)")
  }

  @Test func `a length that is no number is an error`() {
    let view = #"{"type": "Color", "modifiers": [{"type": "containerRelativeFrame", "length": "length * infinity - length * infinity"}]}"#
    let error = LayoutError.formula(
      node: 1, parameter: "length", source: "length * infinity - length * infinity", message: "infinity - infinity is not a number")
    #expect(throws: error) { try Self.sizes(view, [Proposal(100, 100)], cache: .memo) }
  }
}
