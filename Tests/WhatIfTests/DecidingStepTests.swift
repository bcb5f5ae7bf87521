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

  private static func shape(_ key: String, _ width: Int, _ height: Int) -> String {
    "{\"type\": \"Shape\", \"id\": \"\(key)\", \"sizeThatFits\": {\"width\": \(width), \"height\": \(height)}}"
  }
  /// c takes 32 of 200 and b 80; a gets 88 for 21 letters, 168 wide. Neither priority alone matters: a would be served last all the same.
  private static let twoPriorities = """
    {"type": "HStack", "id": "row", "spacing": 0, "children": [\(text("a", "aaaaaaaaaa aaaaaaaaaa")),
      {"type": "Text", "id": "b", "string": "bbbbbbbbbb", "modifiers": [{"type": "layoutPriority", "value": 1}]},
      {"type": "Text", "id": "c", "string": "cccc", "modifiers": [{"type": "layoutPriority", "value": 1}]}]}
    """
  private static let choice = """
    {"type": "ViewThatFits", "id": "fits", "axes": ["horizontal"], "children": [\(shape("one", 150, 20)), \(shape("two", 60, 20))]}
    """
  /// sib takes 100 of 200, and 150 do not fit into the rest.
  private static let choiceBeside = "{\"type\": \"HStack\", \"id\": \"row\", \"spacing\": 0, \"children\": [\(choice), \(shape("sib", 100, 20))]}"
  /// The row is as high as its highest view is at nil, 60, and stretches the colour to it.
  private static let equalHeights = """
    {"type": "HStack", "id": "row", "spacing": 0, "modifiers": [{"type": "fixedSize", "horizontal": false, "vertical": true}], "children": [
      \(shape("tall", 30, 60)), {"type": "Color", "id": "fill"}]}
    """
  private static let layered = """
    {"type": "ZStack", "id": "z", "modifiers": [{"type": "fixedSize"}], "children": [{"type": "Color", "id": "fill"}, \(shape("card", 60, 40))]}
    """

  /// 28 letters are 224 over two columns: 216 less a (16) and what is left of the canvas for ch are spread over both.
  private static func captioned(_ modifier: String = "") -> String {
    """
    {"type": "Grid", "id": "grid", "horizontalSpacing": 8, "verticalSpacing": 8, "children": [
      {"type": "GridRow", "children": [{"type": "Text", "id": "caption", "string": "a very long spanning caption",
        "modifiers": [{"type": "fixedSize"}, {"type": "gridCellColumns", "count": 2}]}]},
      {"type": "GridRow", "id": "second", "children": [
        \(text("a", "aa")), {"type": "Color", "id": "ch", "modifiers": [{"type": "frame", "height": 20}\(modifier)]}]}]}
    """
  }
  /// c takes what it is offered; its row is asked for no more than b has.
  private static let rows = """
    {"type": "Grid", "id": "grid", "horizontalSpacing": 0, "verticalSpacing": 0, "children": [
      {"type": "GridRow", "id": "first", "children": [\(shape("b", 40, 30)),
        {"type": "Color", "id": "c", "modifiers": [{"type": "gridCellUnsizedAxes", "axes": ["vertical"]}]}]},
      {"type": "GridRow", "children": [\(shape("d", 40, 20))]}]}
    """
  private static let twoRatios = """
    {"type": "GeometryReader", "id": "geo", "modifiers": [{"type": "aspectRatio", "ratio": 1.5, "contentMode": "fit"},
      {"type": "aspectRatio", "ratio": 1.5, "contentMode": "fit"}]}
    """

  static let cases = [
    Case(view: twoPriorities, node: "a", line: "88   row (HStack) serves c (32) and b (80) first   ← decides: b, /view/children/1"),
    Case(view: twoPriorities, node: "a", line: "Without b: 168 × 20."),
    Case(
      view: choiceBeside, node: "fits",
      line: "takes two (Shape), the last, which need not fit   ← decides: one, /view/children/0/children/0 (proved by taking away sib: then it fits)"),
    Case(view: choiceBeside, node: "fits", line: "Without sib: 150 × 20.", never: "Without two"),
    Case(
      view: choice, canvas: (100, 300), node: "fits",
      line:
        "takes two (Shape), the last, which need not fit   ← decides: one, /view/children/0 (proved by taking away two: then one is taken whether it fits or not)"
    ),
    Case(view: choice, canvas: (100, 300), node: "fits", line: "Without two: 150 × 20."),
    // Without one ratio the other makes 120 of the height; the canvas's height is what matters.
    Case(view: twoRatios, canvas: (390, 80), node: "geo", line: "80   proposed by the canvas (height)   ← decides: the canvas", never: "nothing decides"),
    Case(view: twoRatios, canvas: (390, 80), node: "geo", line: "On a canvas of 390 × nil: 390 × 260.", never: "nothing decides"),
    // Without its sibling it is not there any more, which says nothing of its width.
    Case(view: choiceBeside, node: "two", line: "60   Shape: its own formula   ← decides: two", never: "Without sib"),
    Case(view: equalHeights, node: "fill", line: "60   row was proposed nil and offers its own height, that of tall   ← decides: tall, /view/children/0"),
    Case(view: equalHeights, node: "fill", line: "Without tall: 200 × 10."),
    Case(view: layered, node: "fill", line: "60   z offers its own size, that of card   ← decides: card, /view/children/1"),
    Case(view: layered, node: "fill", line: "Without card: 10 × 10."),
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
      line:
        "300   proposed by the canvas\n   272   second (GridRow) offers it an equal share of 268 among 2 columns for each of columns 1 to 2 and the 4 between them (beside it z has 24)",
      never: "slot"),
    Case(
      view: captioned(), canvas: (100, 300), node: "ch",
      line: "138   second (GridRow) gives it a slot as wide as column 2 (beside it a has 78): "
        + "76 of its own and 62 for caption, which takes 224 over columns 1 to 2   ← decides: caption, /view/children/0/children/0"),
    Case(view: captioned(), canvas: (100, 300), node: "ch", line: "Without caption: 76 × 20."),
    Case(
      view: captioned(), canvas: (100, 300), node: "grid",
      line:
        "224   grid (Grid) is as wide as its columns: 78 (a takes 16, caption adds 62) and 138 (ch takes 76, caption adds 62), and 8 for gaps   ← decides: caption, /view/children/0/children/0"
    ),
    Case(view: captioned(), canvas: (100, 300), node: "grid", line: "Without caption: 100 × 20."),
    Case(
      view: captioned(#", {"type": "gridCellUnsizedAxes", "axes": ["horizontal"]}"#), canvas: (400, 300), node: "ch",
      line: "200   second (GridRow) gives it a slot as wide as column 2 (beside it a has 16): "
        + "0 of its own and 200 for caption, which takes 224 over columns 1 to 2   ← decides: caption"),
    Case(
      view: captioned(#", {"type": "gridCellUnsizedAxes", "axes": ["horizontal"]}"#), canvas: (400, 300), node: "a",
      line: "196   second (GridRow) offers it an equal share of 392 among 2 columns for column 1 (beside it ch has 200)"),
    // 30 of the highest cell; without it the row is as high as the text.
    Case(view: rows, node: "c", line: "30   grid (Grid) gives it a slot as high as its row, which b fills   ← decides: b", never: "Without b"),
    // In column 1 d stays, as wide as b.
    Case(view: rows, node: "c", line: "With an empty cell for b: 160 × 0.", never: "Without b"),
    Case(view: rows, node: "grid", line: "50   grid (Grid) is as high as its rows: 30 of b and 20 of d   ", never: "gaps"),

    // Four gaps of -12 leave 248 for five.
    Case(view: stacked(5, -12), canvas: (200, 100), node: "v0", line: "248   row (HStack) gets back 48 from 4 gaps that overlap\n", never: "-48"),
    Case(
      view: stacked(5, -12), canvas: (200, 100), node: "row", line: "v0 49.6 + v1 49.6 + v2 49.6 + v3 49.6 + v4 49.6 - 48 where they overlap", never: "for gaps"
    ),
    Case(view: stacked(2, -5), canvas: (200, 100), node: "v0", line: "205   row (HStack) gets back 5 from 1 gap that overlaps\n", never: "-5"),
    // 20 of the text, 4 between, 20 of the bar.
    Case(view: inset, node: "ins", line: "44   ins .safeAreaInset(edge: .bottom, spacing: 4) is the view, the spacing and the content   ← decides: ins"),
    Case(view: inset, node: "ins", line: "Without ins .safeAreaInset(edge: .bottom, spacing: 4): 40 × 20."),
    // What the overlay lies on is the frame, not the text in it.
    Case(view: badge, node: "ov", line: "24   ov .overlay is as wide as avf alone: badge (Text) in it is 48 and does not count"),
  ]

  private static func stacked(_ count: Int, _ spacing: Int) -> String {
    let views = (0..<count).map { #"{"type": "Color", "id": "v\#($0)"}"# }.joined(separator: ", ")
    return #"{"type": "HStack", "id": "row", "spacing": \#(spacing), "children": [\#(views)]}"#
  }

  private static let inset = #"""
    {"type": "Text", "string": "Terms", "id": "x", "modifiers": [
      {"type": "safeAreaInset", "edge": "bottom", "spacing": 4, "id": "ins", "content": {"type": "Text", "string": "bar", "id": "bar"}}]}
    """#

  private static let badge = #"""
    {"type": "Text", "id": "av", "string": "abcdef", "modifiers": [{"type": "frame", "id": "avf", "width": 24, "height": 24}, {"type": "overlay", "id": "ov",
      "content": {"type": "Text", "id": "badge", "string": "12 new", "modifiers": [{"type": "fixedSize"}]}}]}
    """#

  @Test(arguments: cases) func `the step that says most is the one that decides`(_ item: Case) throws {
    let text = try recorded(item).text(item.node)
    #expect(text.contains(item.line))
    #expect(!text.contains(item.never))
  }

  private func recorded(_ item: Case) throws -> Recorded {
    let font = "\"environment\": {\"font\": {\"advance\": 8, \"lineHeight\": 20, \"ascent\": 15}}"
    let passes = "[{\"proposal\": {\"width\": \(item.canvas.0), \"height\": \(item.canvas.1)}}]"
    let json = "{\"version\": 1, \(font), \"view\": \(item.view), \"passes\": \(passes)}"
    return try Recorded(Scene(SceneInput(file: "deciding.json", bytes: Array(json.utf8))))
  }

  @Test func `as JSON the proof says which view it takes away, and why that is not the one that decides`() throws {
    let json = ExplanationJSON(axes: [.horizontal]).render(try recorded(Case(view: Self.choiceBeside, node: "fits", line: "")).why("fits"))
    #expect(json.contains(#""proof":["remove sib"],"proofs":[{"edit":"remove sib","label":"Without sib","decides":"one","keys":["sib"],"#), "\(json)")
    #expect(json.contains(#""pointers":["/view/children/1"],"differs":"proved by taking away sib: then it fits"}]"#), "\(json)")
    #expect(json.contains(#""whatif":[{"edit":"remove sib","label":"Without sib","joint":false,"pointer":"/view/children/1""#), "\(json)")
  }
}
