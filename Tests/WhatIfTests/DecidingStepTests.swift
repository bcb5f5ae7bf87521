import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import Testing
import TraceStore

/// Which step is blamed where several could be. The font is 8 wide and 20 high a character.
struct DecidingStepTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let view: String
    var canvas = (200, 300)
    let node: String
    let line: String
    /// A line that must not be there.
    var never = "On a canvas"

    var testDescription: String { "\(node): \(line)" }
  }

  private static func stack(_ children: String) -> String { "{\"type\": \"HStack\", \"id\": \"row\", \"children\": [\(children)]}" }
  private static func text(_ key: String, _ string: String) -> String { "{\"type\": \"Text\", \"id\": \"\(key)\", \"string\": \"\(string)\"}" }
  private static func spacer(_ key: String, _ arguments: String = "") -> String { "{\"type\": \"Spacer\", \"id\": \"\(key)\"\(arguments)}" }

  /// 200 - 24 = 176 for two Spacers. The one with a minimum is the less flexible: it is offered 88, takes 100, and leaves 76.
  private static let unequal = stack("\(spacer("first")), \(text("mid", "mid")), \(spacer("long", ", \"minLength\": 100"))")
  /// 200 - 16 = 184, a third each is 61.33; without one of them, 92 or 88 (a, b and a Spacer fewer have a gap of 8 between them).
  private static let three = stack("\(spacer("s1")), \(text("a", "a")), \(spacer("s2")), \(text("b", "b")), \(spacer("s3"))")
  /// The scroll view proposes nil: the Spacer keeps its 8. Without it, it is what two lines of 20 leave of 300.
  private static let scrolled = """
    {"type": "ScrollView", "id": "scroll", "children": [{"type": "VStack", "children": [\(text("a", "a")), \(spacer("gap")), \(text("b", "b"))]}]}
    """
  /// 6 characters are 48 wide wherever there is room for them: only a canvas of nil makes the reader 10 wide, which says little about the text.
  private static let reader = """
    {"type": "ScrollView", "children": [{"type": "VStack", "children": [\(text("t", "Title")), {"type": "GeometryReader", "children": [\(text("x", "inside"))]}]}]}
    """
  /// Three columns of 8, 16 and 24, gaps of 4: the wide cell spans the first two and is offered what the third leaves of 300.
  private static let spanning = """
    {"type": "Grid", "id": "grid", "horizontalSpacing": 4, "verticalSpacing": 4, "children": [
      {"type": "GridRow", "children": [\(text("a", "a")), \(text("b", "bb")), \(text("c", "ccc"))]},
      {"type": "GridRow", "id": "second", "children": [
        {"type": "Text", "id": "wide", "string": "a wide spanning cell", "modifiers": [{"type": "gridCellColumns", "count": 2}]}, \(text("z", "z"))]}]}
    """

  static let cases = [
    Case(view: unequal, node: "first", line: "76   what mid (24) and long (100) left over: a Spacer is served last (priority -infinity)   ← decides: first"),
    Case(view: unequal, node: "first", line: "Without long: 176 × 0."),
    Case(view: unequal, node: "long", line: "100   Spacer: its minimum length   ← decides: long"),
    Case(view: unequal, node: "long", line: "With long.minLength 0: 88 × 0."),
    Case(view: three, node: "s3", line: "61.33   what a (8), b (8), s1 (61.33) and s2 (61.33) left over"),
    Case(view: three, node: "s3", line: "Without s1: 92 × 0.", never: "instead of"),
    Case(view: three, node: "s1", line: "Without s2: 88 × 0.", never: "instead of"),
    Case(view: scrolled, node: "gap", line: "nil   scroll (ScrollView) proposes nil along its vertical axis   ← decides: scroll"),
    Case(view: scrolled, node: "gap", line: "Without scroll: 0 × 260."),
    Case(view: reader, node: "x", line: "48   one line   ← decides: x"),
    Case(
      view: spanning, canvas: (300, 200), node: "wide",
      line: "300   proposed by the canvas\n   272   second (GridRow) gives it a slot as wide as its columns (beside it z has 24)",
      never: "slot as wide as its column\n"),
  ]

  @Test(arguments: cases) func `the step that says most is the one that decides`(_ item: Case) throws {
    let font = "\"environment\": {\"font\": {\"advance\": 8, \"lineHeight\": 20, \"ascent\": 15}}"
    let passes = "[{\"proposal\": {\"width\": \(item.canvas.0), \"height\": \(item.canvas.1)}}]"
    let json = "{\"version\": 1, \(font), \"view\": \(item.view), \"passes\": \(passes)}"
    let text = try Recorded(Scene(SceneInput(file: "deciding.json", bytes: Array(json.utf8)))).text(item.node)
    #expect(text.contains(item.line))
    #expect(!text.contains(item.never))
  }
}
