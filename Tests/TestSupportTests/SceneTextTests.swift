import Foundation
import TestSupport
import Testing

/// The scene builder writes the JSON that a person would have written.
struct SceneTextTests {
  @Test func `a view is written as in SwiftUI, members in order`() {
    let row = View.hStack(
      id: "row", spacing: 8, .text("Hello", id: "title").layoutPriority(1).frame(maxWidth: .infinity, id: "f"), .spacer(id: "sp"))
    #expect(
      "\(row)" == #"{"type": "HStack", "id": "row", "spacing": 8, "children": [{"type": "Text", "id": "title", "string": "Hello", "#
        + #""modifiers": [{"type": "layoutPriority", "value": 1}, {"type": "frame", "maxWidth": "infinity", "id": "f"}]}, {"type": "Spacer", "id": "sp"}]}"#)
  }

  @Test func `any type of view and modifier can be written`() {
    let view = View.view("Ring", id: "r", ["radius": 1.5, "filled": true, "gap": .null], .color()).modifier("tint", ["to": ["x": 0, "y": -1]], id: "m")
    #expect(
      "\(view)" == #"{"type": "Ring", "id": "r", "radius": 1.5, "filled": true, "gap": null, "children": [{"type": "Color"}], "#
        + #""modifiers": [{"type": "tint", "to": {"x": 0, "y": -1}, "id": "m"}]}"#)
  }

  @Test func `views that were made one by one stand among others`() {
    let dots = (0..<2).map { View.circle(id: "c\($0)") }
    #expect(
      "\(View.zStack(.divider(), .each(dots + [.each([])]), .rectangle()))" == #"{"type": "ZStack", "children": [{"type": "Divider"}, "#
        + #"{"type": "Circle", "id": "c0"}, {"type": "Circle", "id": "c1"}, {"type": "Rectangle"}]}"#)
  }

  @Test(arguments: ["plain", "\"quoted\" \\ back", "two\nlines\r\tand \u{0} \u{1F} \u{7F}", "條款 👩‍👩‍👧 é", #"\u0041"#])
  func `a text comes back from JSON as it was`(_ text: String) throws {
    let read = try JSONSerialization.jsonObject(with: Data("\(View.text(text, id: text))".utf8)) as? [String: String]
    #expect(read == ["type": "Text", "id": text, "string": text])
  }

  @Test func `a number that was worked out is written as a literal is`() {
    #expect("\([.number(3), .number(3.0), .number(0.1 + 0.2), 3, 0.5, -4.25] as Value)" == "[3, 3, 0.30000000000000004, 3, 0.5, -4.25]")
  }

  @Test func `a scene has the view, its canvases and a font to reckon with`() {
    #expect(
      "\(SceneText(.color(), 100, .null))"
        == #"{"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}, "avoidsOrphans": false}, "#
        + #""view": {"type": "Color"}, "passes": [{"proposal": {"width": 100, "height": null}}]}"#)
    let passes = [SceneText.pass(10, 20, name: "a"), SceneText.pass(30, .infinity, ["set": ["n": 2]])]
    #expect(
      "\(SceneText(.views([.color()]), environment: nil, ["state": ["n": 1]], passes: passes))" == #"{"version": 1, "state": {"n": 1}, "#
        + #""view": [{"type": "Color"}], "passes": [{"name": "a", "proposal": {"width": 10, "height": 20}}, "#
        + #"{"proposal": {"width": 30, "height": "infinity"}, "set": {"n": 2}}]}"#)
  }
}
