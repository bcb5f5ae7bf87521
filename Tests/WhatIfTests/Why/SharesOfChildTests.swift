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

  /// 300 among three are 100, less 12: without the share, 88 would come from nowhere. What is further out is not said.
  @Test func `what insets take of a share is told with the share, before an ideal length`() throws {
    let row = View.hStack(id: "row", spacing: 0, .text("In progress", id: "state").fixedSize().padding(6, id: "pad"), .color(), .color())
    let text = try Recorded(view: row.padding(10), width: 320).text("pad")
    #expect(
      text.contains(
        """
        width 100
           320   proposed by the canvas
           100   row (HStack) shares 300 equally among 3
            88   pad .padding(6) keeps 12
           nil   .fixedSize() on state asks for the ideal width
        """), "\(text)")
  }
}
