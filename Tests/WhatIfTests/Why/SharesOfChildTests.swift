import LayoutModel
import Rendering
import TestSupport
import Testing
import WhatIf

/// The table of a stack, on the answer about a view that it serves.
struct SharesOfChildTests {
  /// 208 less 8 are 200: 100 for each.
  private static let row = View.hStack(id: "row", .color(id: "a"), .color(id: "b").frame(height: 10, id: "low"))

  @Test(arguments: ["a", "low", "b"]) func `a view that is served with others shows among whom and in which turn`(_ key: String) throws {
    let why = try Recorded(view: Self.row, width: 208).why(key)
    #expect(why.sharesOf?.key == "row" && why.shares.map(\.took) == [100, 100])
    let text = ExplanationText().render(why)
    #expect(
      text.contains(
        """

        shares of row
        turn  child  priority  min  max  flex  left  held back  sharers  offered  took
           1  a             0    0  inf   inf   200          0        2      100   100
           2  low           0    0  inf   inf   100          0        1      100   100

        """), "\(text)")
    #expect(!ExplanationText(axes: [.vertical]).render(why).contains("shares of"))
  }

  @Test(arguments: [
    // A text on one line is as wide as its letters, whatever it is offered.
    (View.hStack(id: "row", .text("Hello", id: "it"), .color()), "it"),
    // A stack that is proposed nil shares nothing out.
    (.hStack(id: "row", .color(id: "it"), .color()).fixedSize(), "it"),
    // There is room for all of them.
    (.hStack(id: "row", .image(20, 20, id: "it"), .text("Hi")), "it"),
    // Alone there is nothing to share.
    (.hStack(id: "row", .color(id: "it")), "it"),
    // It stands in a frame within the stack.
    (.hStack(id: "row", .zStack(.color(id: "it")).frame(width: 20), .color()), "it"),
  ])
  func `a view whose size is nobody's share shows none`(_ view: View, _ key: String) throws {
    #expect(!(try Recorded(view: view, width: 208).text(key).contains("shares of")))
  }
}
