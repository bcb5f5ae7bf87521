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
}
