import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

/// `defaultScrollAnchor`: where content stands before anybody scrolls. The viewport is 100 high.
@Suite struct ScrollAnchorTests {
  private static func play(_ height: String, _ anchor: String, _ passes: String = #"{"proposal": {"width": 100, "height": 100}}"#) throws -> MemoryTrace {
    let view = """
      {"type": "ScrollView", "id": "scroll", "modifiers": [{"type": "defaultScrollAnchor", \(anchor)}], "children": [
        {"type": "VStack", "id": "column", "spacing": 0, "children": [
          {"type": "Color", "id": "rows", "modifiers": [{"type": "frame", "width": 50, "height": \(height)}]},
          {"type": "Color", "id": "last", "modifiers": [{"type": "frame", "width": 50, "height": 10}]}]}]}
      """
    return try ScenePlayerTests.play(try scene(view: view, #""state": {"n": 200}, "passes": [\#(passes)]"#))
  }

  private static func tops(_ trace: MemoryTrace) throws -> [Double] {
    let column = try #require(trace.structures[0].nodes.first { $0.key == "column" }?.id)
    return trace.placements.filter { $0.node == column }.map(\.frame.origin.y)
  }

  /// 60 leave 40; of 210 there are 110 to scroll by.
  @Test(arguments: [
    ("50", #""anchor": "bottom""#, 40.0), ("50", #""anchor": "center""#, 20), ("50", #""anchor": "top""#, 0),
    ("50", #""anchor": "bottom", "role": "initialOffset""#, 0), ("50", #""anchor": "bottom", "role": "alignment""#, 40),
    ("200", #""anchor": "bottom""#, -110), ("200", #""anchor": "center""#, -55), ("200", #""anchor": {"x": 0, "y": 0.1}"#, -11),
    ("200", #""anchor": "bottom", "role": "alignment""#, 0), ("200", #""anchor": "bottom", "role": "initialOffset""#, -110),
    ("200", #""anchor": "bottom", "role": "sizeChanges""#, 0),
  ])
  func `content is aligned where it is shorter, and scrolled to where it is longer`(_ height: String, _ anchor: String, _ top: Double) throws {
    #expect(try Self.tops(Self.play(height, anchor)) == [top])
  }

  /// From the end 110 the first row, 0 to 200, comes to where it begins.
  @Test func `somebody who scrolls is where they scroll to, and at its anchor content stays when it grows`() throws {
    func pass(_ more: String) -> String { #"{"proposal": {"width": 100, "height": 100}\#(more)}"# }
    let scrolled = try Self.play(
      "200", #""anchor": "bottom""#, [pass(""), pass(#", "scrollTo": {"id": "rows", "anchor": "top"}"#), pass("")].joined(separator: ", "))
    #expect(try Self.tops(scrolled) == [-110, 0, 0])
    let grown = try Self.play(#""n""#, #""anchor": "bottom""#, [pass(""), pass(#", "set": {"n": 400}"#), pass(#", "set": {"n": 50}"#)].joined(separator: ", "))
    #expect(grown.viewports.map(\.offset.y) == [110, 310, 0])
  }

  /// The first rows, 40 and eight of 30, fill 250: the average says nothing of the last, which is 70. It ends where the viewport ends; the others
  /// stand above it, 30 each.
  @Test(arguments: [#""modifiers": [{"type": "defaultScrollAnchor", "anchor": "bottom"}]"#, #""axes": "vertical""#])
  func `the last row of a lazy stack ends where its viewport does, however long it was taken to be`(_ scroll: String) throws {
    let isAnchored = scroll.contains("Anchor")
    let rows = (0..<40).map { #"{"type": "Color", "id": "row\#($0)", "modifiers": [{"type": "frame", "height": \#($0 == 0 ? 40 : $0 == 39 ? 70 : 30)}]}"# }
    let view = #"{"type": "ScrollView", \#(scroll), "children": [{"type": "LazyVStack", "spacing": 0, "children": [\#(rows.joined(separator: ", "))]}]}"#
    let target = isAnchored ? "" : #", "scrollTo": {"id": "row39", "anchor": "bottom"}"#
    let trace = try ScenePlayerTests.play(try scene(view: view, #""passes": [{"proposal": {"width": 100, "height": 250}\#(target)}]"#))
    let nodes = trace.structures[0].nodes
    func frame(_ key: String) throws -> Double? {
      let view = try #require(nodes.first { $0.key == key }), outer = try #require(nodes.first { $0.id == view.id - 1 })
      return trace.placements.first { $0.node == outer.id }.map { $0.frame.origin.y }
    }
    let last = try frame("row39"), end = try #require(last) + 70
    #expect(try frame("row38") == end - 100 && frame("row33") == end - 250)
    #expect(trace.viewports.map { $0.content.height } == [end])
    #expect(trace.viewports.map { $0.offset.y } == [end - 250])
  }
}
