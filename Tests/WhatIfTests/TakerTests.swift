import Explanation
import Rendering
import Scene
import Testing

/// A stack that is as large across its axis as those of its views that take all they are offered. The canvas is 200 × 300, a letter 8 wide and a line 20 high.
struct TakerTests {
  private static func text(_ key: String, _ modifiers: String = "") -> String {
    #"{"type": "Text", "id": "\#(key)", "string": "\#(key)", "modifiers": [\#(modifiers)]}"#
  }
  private static func divider(_ key: String) -> String { #"{"type": "Divider", "id": "\#(key)"}"# }
  private static func stack(_ type: String, _ id: String, _ children: [String], spacing: Int = 0, modifiers: String = "") -> String {
    let gap = type == "ZStack" ? "" : #""spacing": \#(spacing), "#
    return #"{"type": "\#(type)", "id": "\#(id)", \#(gap)"children": [\#(children.joined(separator: ","))], "modifiers": [\#(modifiers)]}"#
  }
  /// Between a head and a foot of a line each.
  private static func column(_ row: String) -> String { stack("VStack", "col", [text("head"), row, text("foot")]) }
  private static let one = stack("HStack", "row", [text("a"), divider("d"), text("b")], spacing: 8)
  private static let two = stack("HStack", "row", [text("a"), divider("d1"), text("b"), divider("d2"), text("c")], spacing: 8)
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
      column(stack("HStack", "row", [text("a", #"{"type": "frame", "maxHeight": "infinity", "id": "f"}"#), divider("d"), text("b")], spacing: 8)), "row",
      ["Without f .frame(maxHeight: .infinity) and d: 24 × 20.", fixed + "33 × 20."]
    ),
    (
      column(stack("ZStack", "z", [#"{"type": "Color", "id": "c"}"#, text("a")])), "z",
      ["   260   z (ZStack) is as high as c (Color)   ← decides: c, /view/children/1/children/0", "Without c: 8 × 20."]
    ),
    // Who states a length decides.
    (
      column(
        stack("HStack", "row", [text("a"), divider("d"), text("b")], spacing: 8, modifiers: #"{"type": "frame", "height": 44, "id": "low"}"#)), "row",
      ["Without low .frame(height: 44): 33 × 260."]
    ),
    // All take what they are offered: without one it is as high.
    (
      column(stack("HStack", "row", [divider("d1"), divider("d2")])), "row",
      ["   260   col (VStack) gives it what head (20) and foot (20) left   ← decides: col, /view (proved by taking away foot)"]
    ),
  ]) func `what takes all it is offered is to blame, and all that do together`(_ view: String, _ node: String, _ lines: [String]) throws {
    let json = #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": \#(view),
       "passes": [{"proposal": {"width": 200, "height": 300}}]}
      """#
    let text = try Recorded(Scene(SceneInput(file: "taker.json", bytes: Array(json.utf8)))).text(node)
    for line in lines { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
  }
}
