import Explanation
import Rendering
import Scene
import TestSupport
import Testing

/// A stack that is as large across its axis as those of its views that take all they are offered. The canvas is 200 × 300, a letter 8 wide and a line 20 high.
struct AcrossStackTests {
  /// Between a head and a foot of a line each.
  private static func column(_ row: View) -> View { .vStack(id: "col", spacing: 0, .text("head", id: "head"), row, .text("foot", id: "foot")) }
  private static let one = View.hStack(id: "row", spacing: 8, View.text("a", id: "a"), View.divider(id: "d"), View.text("b", id: "b"))
  private static let two = View.hStack(
    id: "row", spacing: 8, View.text("a", id: "a"), View.divider(id: "d1"), View.text("b", id: "b"), View.divider(id: "d2"), View.text("c", id: "c"))
  private static let fixed = "With .fixedSize(horizontal: false, vertical: true) on row: "

  @Test(arguments: [
    // 300 less two lines. 8 + 8 + 1 + 8 + 8 wide, without the line 24.
    (
      column(one), "row",
      ["   260   row (HStack) is as high as d (Divider)   ← decides: d, /view/children/1/children/1", "Without d: 24 × 20.", fixed + "33 × 20."]
    ),
    // Without one of them it is as high as the other.
    (
      column(two), "row",
      [
        "   260   row (HStack) is as high as d1 and d2   ← decides: d1, /view/children/1/children/1 and d2, /view/children/1/children/3",
        "Without d1 and d2: 40 × 20.", fixed + "58 × 20.",
      ]
    ),
    // The canvas is no more to blame than what is around.
    (
      two, "row",
      [
        "height 300   proposed by the canvas, Divider: takes what it is offered, row (HStack) is as high as d1 and d2   ← decides: d1, /view/children/1 and d2, "
          + "/view/children/3",
        "Without d1 and d2: 40 × 20.",
      ]
    ),
    // A frame as well.
    (
      column(
        View.hStack(id: "row", spacing: 8, View.text("a", id: "a").frame(maxHeight: .infinity, id: "f"), View.divider(id: "d"), View.text("b", id: "b"))),
      "row",
      ["Without f .frame(maxHeight: .infinity) and d: 24 × 20.", fixed + "33 × 20."]
    ),
    (
      column(View.zStack(id: "z", View.color(id: "c"), View.text("a", id: "a"))), "z",
      ["   260   z (ZStack) is as high as c (Color)   ← decides: c, /view/children/1/children/0", "Without c: 8 × 20."]
    ),
    // Who states a length decides.
    (
      column(
        View.hStack(id: "row", spacing: 8, View.text("a", id: "a"), View.divider(id: "d"), View.text("b", id: "b")).frame(height: 44, id: "low")), "row",
      ["Without low .frame(height: 44): 33 × 260."]
    ),
    // All take what they are offered: without one it is as high.
    (
      column(View.hStack(id: "row", spacing: 0, View.divider(id: "d1"), View.divider(id: "d2"))), "row",
      ["   260   col (VStack) gives it what head (20) and foot (20) left   ← decides: col, /view (proved by taking away foot)"]
    ),
  ]) func `what takes all it is offered is to blame, and all that do together`(_ view: View, _ node: String, _ lines: [String]) throws {
    let json = SceneText(view, 200, 300)
    let text = try Recorded(Scene(SceneInput(file: "taker.json", bytes: Array(json.utf8)))).text(node)
    for line in lines { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
  }
}
