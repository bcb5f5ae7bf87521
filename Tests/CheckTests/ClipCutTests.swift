import TestSupport
import Testing

/// LT025: texts that a clip cuts, in a ZStack which something makes larger than the clip. A letter is 8 wide and a line 20 high.
@Suite struct ClipCutTests {
  /// A ZStack of 300 × 200 in a frame 120 high, which clips it: 40 of its bottom are not seen.
  private static func card(_ sale: View, alignment: Value = "bottomLeading") -> View {
    .zStack(id: "card", alignment: alignment, .color(id: "photo").frame(width: 300, height: 200), sale).frame(height: 120).clipped()
  }

  private static let sale = View.text("Sale ends", id: "sale")

  @Test(arguments: [
    // It ends 24 above the bottom of the ZStack, 16 below the clip.
    (card(sale.padding(24)), ["sale (Text) is cut by .clipped() on card: 16 of its 20 at the bottom"]),
    (card(sale.padding(24), alignment: "topLeading"), ["sale (Text) is cut by .clipped() on card: 16 of its 20 at the top"]),
    // 3 of 20 are less than a fifth; what is moved or rotated is so on purpose; 40 are all of it, and more.
    (card(sale.padding(37)), []),
    (card(sale.offset(x: 0, y: 0).padding(24)), []),
    (card(sale.modifier("rotationEffect", ["degrees": 5]).padding(24)), []),
    (card(sale.hidden().padding(24)), []),
    (card(sale), []),
    // The picture is cut as well, which is meant.
    (card(.color().frame(width: 20, height: 20).padding(24)), []),
  ]) func `a text is found of which a clip cuts a fifth or more`(_ view: View, _ messages: [String]) throws {
    #expect(try Checked.report(Checked.scene(view), only: ["LT025"]).findings.map(\.message) == messages)
  }

  @Test func `a text that a clip hides is a warning, a picture a note`() throws {
    let text = try Checked.report(Checked.scene(Self.card(Self.sale)), only: ["LT020"]).findings
    #expect(text.map(\.severity) == [.warning] && text.first?.message.hasPrefix("sale (Text) cannot be seen") == true)
    let picture = try Checked.report(Checked.scene(Self.card(.color(id: "mark").frame(width: 20, height: 20))), only: ["LT020"]).findings
    #expect(picture.map(\.severity) == [.note])
  }

  /// 56 × 20 in a box of 20 × 60, and seen as 20 × 56: it is in no trouble.
  @Test func `what is rotated sticks out of nothing by its frame`() throws {
    let box = View.text("January", id: "label").modifier("rotationEffect", ["degrees": -90]).fixedSize().frame(width: 20, height: 60)
    #expect(try Checked.report(Checked.scene(box)).findings.isEmpty)
  }
}
