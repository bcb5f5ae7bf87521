import TestSupport
import Testing

/// LT024. The canvas is 320 × 200, a letter 8 wide and a line 20 high.
@Suite struct ScrollCutTests {
  private static let badge = View.shape(20, 20, id: "badge")

  /// A card of 80 × 80 in the middle of a ScrollView sideways, with what is drawn over it.
  private static func cards(_ card: View, clips: Bool = true) -> View {
    let scroll = View.scrollView(id: "scroll", axes: "horizontal", .hStack(id: "row", .shape(80, 80, id: "first"), card))
    return clips ? scroll : scroll.modifier("scrollClipDisabled")
  }

  private static let card = View.color(id: "card").frame(width: 80, height: 80)

  @Test(arguments: [
    (
      cards(card.overlay(badge.offset(x: 0, y: -8), alignment: "topTrailing")),
      ["badge (Shape) is drawn beyond scroll (ScrollView), which cuts it: 8 out at the top"]
    ),
    (
      cards(card.overlay(badge.offset(x: 0, y: 5), alignment: "bottomTrailing")),
      ["badge (Shape) is drawn beyond scroll (ScrollView), which cuts it: 5 out at the bottom"]
    ),
    // A guide moves the frame, which an overlay lets out.
    (
      cards(card.overlay(badge.alignmentGuide("top", "10"), alignment: "top")),
      ["badge (Shape) is drawn beyond scroll (ScrollView), which cuts it: 10 out at the top"]
    ),
    // 80 × 1.2 is 96: 8 on each side, of what holds the badge, too.
    (
      cards(card.modifier("scaleEffect", ["x": 1.2, "y": 1.2])),
      ["card (Color) is drawn beyond scroll (ScrollView), which cuts it: 8 out at the top, 8 at the bottom"]
    ),
    // Within.
    (cards(card.overlay(badge.offset(x: 0, y: 8), alignment: "topTrailing")), []),
    (cards(card.overlay(badge.offset(x: 0, y: -8), alignment: "topTrailing").padding(8, edges: "top")), []),
    // The nearest one that says something about it is what counts.
    (View.vStack(cards(card.overlay(badge.offset(x: 0, y: -8), alignment: "topTrailing"))).modifier("scrollClipDisabled"), []),
    (
      cards(card.overlay(badge.offset(x: 0, y: -8), alignment: "topTrailing")).modifier("scrollClipDisabled", ["value": false]).modifier("scrollClipDisabled"),
      ["badge (Shape) is drawn beyond scroll (ScrollView), which cuts it: 8 out at the top"]
    ),
    // It says so, something else cuts it, it is not drawn, or it is wholly out.
    (cards(card.overlay(badge.offset(x: 0, y: -8), alignment: "topTrailing"), clips: false), []),
    (cards(card.overlay(badge.offset(x: 0, y: -8), alignment: "topTrailing").clipped()), []),
    (cards(card.overlay(badge.offset(x: 0, y: -8).hidden(), alignment: "topTrailing")), []),
    (cards(card.overlay(badge.offset(x: 0, y: -28), alignment: "topTrailing")), []),
    // At the trailing end of 168: out of the content, and not of the canvas.
    (
      cards(card.overlay(badge.offset(x: 6, y: 0), alignment: "topTrailing")).frame(width: 150),
      ["badge (Shape) is drawn beyond scroll (ScrollView), which cuts it: 6 out on the right"]
    ),
    // What scrolls down: across it at 60 of 320, and at its top not.
    (
      View.scrollView(id: "scroll", card.overlay(badge.offset(x: 8, y: -8), alignment: "topTrailing")).frame(width: 80),
      ["badge (Shape) is drawn beyond scroll (ScrollView), which cuts it: 8 out on the right"]
    ),
  ]) func `what is drawn beyond a ScrollView is found where that cuts it`(_ view: View, _ messages: [String]) throws {
    let findings = try Checked.report(Checked.scene(view), only: ["LT024"]).findings
    #expect(findings.map(\.message) == messages)
  }
}
