import TestSupport
import Testing

/// LT026. The canvas is 320 × 200, a letter 8 wide and a line 20 high.
@Suite struct TextOverTextTests {
  private static let name = View.text("Full name", id: "name"), edit = View.text("Edit", id: "edit")
  private static let message = "edit (Text) lies over name (Text): 32 × 20 of them cannot be read"

  /// 32 of 72 in the middle.
  @Test(arguments: [
    (View.zStack(name, edit), [message]),
    // Half a line down.
    (.zStack(name, edit.offset(x: 0, y: 10)), ["edit (Text) lies over name (Text): 32 × 10 of them cannot be read"]),
    (.zStack(name, edit.offset(x: 0, y: 11)), []),
    // From 20 and a gap of 0 up onto it.
    (.vStack(spacing: 0, name, edit.offset(x: 0, y: -20)), [message]),
    (.vStack(spacing: 0, name, edit), []),
    (name.overlay(edit), [message]),
    (.color().overlay(.zStack(name, edit)), [message]),
    // Behind both a colour hides nothing, between them it does; so does what the front one stands on.
    (.zStack(.color(), name, edit), [message]),
    (.zStack(name, .color(), edit), []),
    (.zStack(name, edit.padding(4).background(.color())), []),
    (.zStack(name.background(.color()), edit), [message]),
    // What is not seen covers nothing; nor does the same once more, as a shadow.
    (.zStack(name.hidden(), edit), []),
    (.zStack(name.modifier("opacity", ["value": 0]), edit), []),
    (.zStack(name, .text("Full name", id: "shadow").offset(x: 1, y: 1)), []),
    // What is scrolled is under the other for a moment.
    (.zStack(.scrollView(name), edit), []),
    (.zStack(name, edit.modifier("rotationEffect", ["degrees": 90])), []),
    // LT018 says it.
    (.vStack(spacing: -20, name, edit), []),
  ]) func `a text that lies over another one is found, unless something lies between them`(_ view: View, _ messages: [String]) throws {
    #expect(try Checked.report(Checked.scene(view), only: ["LT026"]).findings.map(\.message) == messages)
  }
}
