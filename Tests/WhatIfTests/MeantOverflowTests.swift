import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import Testing

/// What sticks out and is meant to is no trouble, beside a view of 500 in a frame of 100 that is.
struct MeantOverflowTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: String
    var safeArea = 0
    /// What sticks out on purpose.
    let keys: [String]
  }

  static let cases = [
    // Ten of 100 are 1000 in a window of 460.
    Case(
      testDescription: "content of a ScrollView",
      view: #"""
        {"type": "ScrollView", "id": "scroll", "children": [{"type": "Shape", "id": "long", "sizeThatFits": {"width": 80, "height": 1000}, "modifiers": [
          {"type": "padding", "id": "pad", "length": 10}]}]}
        """#, keys: ["pad", "long"]),
    Case(
      testDescription: "a background that ignores the safe area",
      view: #"{"type": "Color", "id": "back", "modifiers": [{"type": "ignoresSafeArea", "id": "ignores"}]}"#, safeArea: 50, keys: ["ignores", "back"]),
    // 400 × 300 that fill 200 × 100 are 200 × 150.
    Case(
      testDescription: "a picture that fills a frame and is clipped",
      view: #"""
        {"type": "Image", "id": "photo", "width": 400, "height": 300, "resizable": true, "modifiers": [
          {"type": "scaledToFill", "id": "fills"}, {"type": "frame", "id": "box", "width": 200, "height": 100}, {"type": "border", "id": "edge"},
          {"type": "clipped"}]}
        """#, keys: ["photo", "fills", "box", "edge"]),
  ]

  private func recorded(_ item: Case) throws -> Recorded {
    let over = #"{"type": "Shape", "id": "over", "sizeThatFits": {"width": 500, "height": 20}, "modifiers": [{"type": "frame", "id": "small", "width": 100}]}"#
    let json = """
      {"version": 1, "environment": {"safeArea": {"top": \(item.safeArea)}},
       "view": {"type": "VStack", "id": "screen", "spacing": 0, "children": [\(item.view), \(over)]},
       "passes": [{"proposal": {"width": 320, "height": 480}}]}
      """
    return try Recorded(Scene(SceneInput(file: "meant.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases) func `what is meant to stick out has no mark, and no change is advised`(_ item: Case) throws {
    let recorded = try recorded(item)
    let tree = try TreeReport(recorded.trace, recorded.pass)
    #expect(tree.rows.filter { !$0.troubles.isEmpty }.map(\.key) == ["over"])
    for key in item.keys {
      let text = try recorded.text(key)
      #expect(!text.contains("     !   ") && !text.contains("Smallest change"), "\(text)")
    }
    #expect(try recorded.text("over").contains("     !   400 wider than small: 200 out on the left, 200 on the right"))
  }

  // 300 in a frame of 200 that is clipped to 200, in a frame of 120: what is drawn is 80 too wide for that, 40 on each side.
  @Test func `what a clip lets through can stick out of what is around it`() throws {
    let json = #"""
      {"version": 1, "view": {"type": "Shape", "id": "s", "sizeThatFits": {"width": 300, "height": 20}, "modifiers": [
        {"type": "frame", "id": "shown", "width": 200}, {"type": "clipped", "id": "clip"}, {"type": "padding", "length": 0}, {"type": "frame", "id": "slot", "width": 120}]},
       "passes": [{"proposal": {"width": 320, "height": 480}}]}
      """#
    let text = try Recorded(Scene(SceneInput(file: "clip.json", bytes: Array(json.utf8)))).text("s")
    #expect(text.contains("out on the left, 40 on the right"), "\(text)")
  }

  // The text is 56, 64 with 4 around it.
  @Test func `what is larger than the view below it is named, be it a padding`() throws {
    let json = #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": {"type": "Text", "id": "inbox", "string": "Inbox",
        "modifiers": [{"type": "overlay", "id": "ov", "content": {"type": "Text", "id": "badge", "string": "12 more", "modifiers": [
          {"type": "fixedSize"}, {"type": "padding", "id": "around", "length": 4}, {"type": "border"}]}}]},
       "passes": [{"proposal": {"width": 320, "height": 480}}]}
      """#
    let text = try Recorded(Scene(SceneInput(file: "badge.json", bytes: Array(json.utf8)))).text("ov")
    #expect(text.contains("alone: around .padding(4) in it is 64 and does not count"), "\(text)")
  }
}
