import TestSupport
import Testing

/// LT005. The canvas is 320 × 200, a letter 8 wide and a line 20 high.
@Suite struct SpacerTests {
  private static func card(_ lines: Int, _ id: String) -> View {
    .vStack(id: id, spacing: 0, .shape(100, .number(Double(lines * 20))), .spacer(id: "gap-\(id)", minLength: 0), .shape(100, 10))
  }

  /// The row is as high as its higher card, 50; in the other one the Spacer takes 20. Where both are as high, or there is one, it has nothing to do.
  @Test(arguments: [
    ([card(2, "high"), card(1, "low")], []),
    ([card(2, "high"), card(2, "same")], ["gap-high", "gap-same"]),
    ([card(2, "high")], ["gap-high"]),
  ]) func `the Spacer of the highest of cards that are made as high is none that got nothing`(_ cards: [View], _ keys: [String]) throws {
    let row = View.hStack(id: "row", .each(cards)).modifier("fixedSize", ["horizontal": false, "vertical": true])
    #expect(try Checked.report(Checked.scene(row), only: ["LT005"]).findings.map(\.key) == keys)
  }

  /// A card is at least 64 high, of which the Spacer takes what the shapes leave: 34 of the first and of the second. The third one's need 110.
  /// One finding tells of all three where each needs that.
  @Test(arguments: [("i == 2 ? 100 : 20", []), ("100", ["gap[0]"])])
  func `a Spacer that works in another round of its loop is none that got nothing`(_ height: String, _ keys: [String]) throws {
    let card = View.vStack(spacing: 0, .shape(100, .string(height)), .spacer(id: "gap", minLength: 0), .shape(100, 10)).modifier("frame", ["minHeight": 64])
    let scroll = View.scrollView(.forEach(count: 3, card))
    #expect(try Checked.report(Checked.scene(scroll), only: ["LT005"]).findings.map(\.key) == keys)
  }

  private static func row(_ views: View...) -> View { .hStack(spacing: 0, .each(views)) }

  /// What takes all there is takes it on any canvas, whatever Spacers do in other rows, and also where nobody asks how long it would be.
  @Test(arguments: [
    (
      View.vStack(
        row(.text("Name").frame(maxWidth: .infinity, id: "name"), .spacer(id: "idle"), .text("Ana")), row(.text("City"), .spacer(id: "busy"), .text("Rome"))),
      "warning idle (Spacer) got no more than its minimum, 8: name .frame(maxWidth: .infinity) takes all there is"
    ),
    (
      row(.text("Name").frame(maxWidth: .infinity, id: "name"), .spacer(id: "idle")),
      "warning idle (Spacer) got no more than its minimum, 8: name .frame(maxWidth: .infinity) takes all there is"
    ),
    // 400 wide whatever it is offered in 320, and endless only if offered so.
    (
      row(
        .view("Grid", id: "grid", [:], .view("GridRow", .shape(400, 20), .color().modifier("gridCellUnsizedAxes", ["axes": "horizontal"]))), .spacer(id: "idle")
      ),
      "note idle (Spacer) got no more than its minimum, 8: the others need all the room node1 (HStack) has"
    ),
  ]) func `a Spacer beside what takes all is told apart from one beside what needs all`(_ view: View, _ finding: String) throws {
    let found = try Checked.report(Checked.scene(view), only: ["LT005"]).findings
    #expect(found.map { "\($0.severity.rawValue) \($0.message)" } == [finding])
  }

  /// Twice 165 are 330, whatever the text: it is offered nothing.
  @Test func `insets are to blame where they are most of what is too long`() throws {
    let view = View.hStack(id: "row", spacing: 0, View.text("Name", id: "name").modifier("padding", ["edges": "horizontal", "length": 165]), .spacer())
    let found = try Checked.report(Checked.scene(view), only: ["LT001"]).findings
    #expect(found.first?.message.contains("because of .padding(.horizontal, 165) on name") == true, "\(found.map(\.message))")
  }

  /// The text is 400 wide, the canvas 320: the Spacer's 8 are nobody's wish.
  @Test func `a Spacer is not to blame for a row that is too long`() throws {
    let view = View.hStack(id: "row", spacing: 0, .text(String(repeating: "abcd ", count: 10), id: "long").fixedSize(id: "fix"), .spacer())
    let found = try Checked.report(Checked.scene(view), only: ["LT001"]).findings
    #expect(found.first?.message.hasPrefix("row (HStack) is 408 wide because of fix .fixedSize(), the canvas has 320") == true, "\(found.map(\.message))")
  }
}
