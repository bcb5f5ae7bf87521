import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing
import TraceStore

/// Which step is blamed where several could be. The font is 8 wide and 20 high a character.
struct DecidingStepTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let view: View
    var canvas = (200, 300)
    let node: String
    let line: String
    /// A line that must not be there.
    var never = "On a canvas"

    var testDescription: String { "\(node): \(line)" }
  }

  private static func text(_ key: String, _ string: String) -> View { .text(string, id: key) }

  /// 200 - 24 = 176 for two Spacers. The one with a minimum is the less flexible: it is offered 88, takes 100, and leaves 76.
  private static let unequal = View.hStack(id: "row", .spacer(id: "first"), .text("mid", id: "mid"), .spacer(id: "long", minLength: 100))
  /// 200 - 16 = 184, a third each is 61.33; without one of them, 92 or 88 (a, b and a Spacer fewer have a gap of 8 between them).
  private static let three = View.hStack(id: "row", .spacer(id: "s1"), .text("a", id: "a"), .spacer(id: "s2"), .text("b", id: "b"), .spacer(id: "s3"))
  /// The scroll view proposes nil: the Spacer keeps its 8. Without it, it is what two lines of 20 leave of 300.
  private static let scrolled = View.scrollView(id: "scroll", .vStack(.text("a", id: "a"), .spacer(id: "gap"), .text("b", id: "b")))
  /// 6 characters are 48 wide wherever there is room for them: only a canvas of nil makes the reader 10 wide, which says little about the text.
  private static let reader = View.scrollView(.vStack(.text("Title", id: "t"), .geometryReader(.text("inside", id: "x"))))
  /// Three columns of 8, 16 and 24, gaps of 4: the wide cell spans the first two and is offered what the third leaves of 300.
  private static let spanning = View.grid(
    id: "grid", horizontalSpacing: 4, verticalSpacing: 4, .gridRow(.text("a", id: "a"), .text("bb", id: "b"), .text("ccc", id: "c")),
    .gridRow(id: "second", .text("a wide spanning cell", id: "wide").gridCellColumns(2), .text("z", id: "z")))

  /// c takes 32 of 200 and b 80; a gets 88 for 21 letters, 168 wide. Neither priority alone matters: a would be served last all the same.
  private static let twoPriorities = View.hStack(
    id: "row", spacing: 0, .text("aaaaaaaaaa aaaaaaaaaa", id: "a"), .text("bbbbbbbbbb", id: "b").layoutPriority(1), .text("cccc", id: "c").layoutPriority(1))
  private static let choice = View.viewThatFits(id: "fits", axes: ["horizontal"], .shape(150, 20, id: "one"), .shape(60, 20, id: "two"))
  /// sib takes 100 of 200, and 150 do not fit into the rest.
  private static let choiceBeside = View.hStack(id: "row", spacing: 0, choice, .shape(100, 20, id: "sib"))
  /// The row is as high as its highest view is at nil, 60, and stretches the colour to it.
  private static let equalHeights = View.hStack(id: "row", spacing: 0, .shape(30, 60, id: "tall"), .color(id: "fill")).fixedSize(
    horizontal: false, vertical: true)
  private static let layered = View.zStack(id: "z", .color(id: "fill"), .shape(60, 40, id: "card")).fixedSize()

  /// 28 letters are 224 over two columns: 216 less a (16) and what is left of the canvas for ch are spread over both.
  private static func captioned(unsized: Bool = false) -> View {
    let color = View.color(id: "ch").frame(height: 20)
    return .grid(
      id: "grid", horizontalSpacing: 8, verticalSpacing: 8,
      .gridRow(.text("a very long spanning caption", id: "caption").fixedSize().gridCellColumns(2)),
      .gridRow(id: "second", .text("aa", id: "a"), unsized ? color.gridCellUnsizedAxes(["horizontal"]) : color))
  }
  /// c takes what it is offered; its row is asked for no more than b has.
  private static let rows = View.grid(
    id: "grid", horizontalSpacing: 0, verticalSpacing: 0, .gridRow(id: "first", .shape(40, 30, id: "b"), .color(id: "c").gridCellUnsizedAxes(["vertical"])),
    .gridRow(.shape(40, 20, id: "d")))
  private static let twoRatios = View.view("GeometryReader", id: "geo").aspectRatio(1.5, contentMode: "fit").aspectRatio(1.5, contentMode: "fit")

  static let cases = [
    Case(view: twoPriorities, node: "a", line: "88   row (HStack) serves c (32) and b (80) first   ← decides: b, /view/children/1"),
    Case(view: twoPriorities, node: "a", line: "Without b: 168 × 20."),
    Case(
      view: choiceBeside, node: "fits",
      line:
        "takes two (Shape), the last, without asking whether it fits   ← decides: one, /view/children/0/children/0 (proved by taking away sib: then it fits)"),
    Case(view: choiceBeside, node: "fits", line: "Without sib: 150 × 20.", never: "Without two"),
    Case(
      view: choice, canvas: (100, 300), node: "fits",
      line:
        "takes two (Shape), the last, without asking whether it fits   ← decides: one, /view/children/0 (proved by taking away two: then one is taken whether it fits or not)"
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
    Case(view: unequal, node: "long", line: "With minLength: 0 on long: 88 × 0."),
    Case(view: three, node: "s3", line: "61.33   what a (8), b (8), s1 (61.33) and s2 (61.33) left over"),
    Case(view: three, node: "s3", line: "Without s1: 92 × 0.", never: "instead of"),
    Case(view: three, node: "s1", line: "Without s2: 88 × 0.", never: "instead of"),
    Case(view: scrolled, node: "gap", line: "nil   scroll (ScrollView) proposes nil along its vertical axis   ← decides: scroll"),
    Case(view: scrolled, node: "gap", line: "Without scroll: 0 × 260."),
    Case(view: reader, node: "x", line: "48   one line   ← decides: x"),
    Case(
      view: spanning, canvas: (300, 200), node: "wide",
      line:
        "292   grid (Grid) keeps 8 for 2 gaps\n   272   second (GridRow) offers it an equal share of 268 among 2 columns for each of columns 1 to 2 and the 4 between them (beside it z has 24)",
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
      view: captioned(unsized: true), canvas: (400, 300), node: "ch",
      line: "200   second (GridRow) gives it a slot as wide as column 2 (beside it a has 16): "
        + "0 of its own and 200 for caption, which takes 224 over columns 1 to 2   ← decides: caption"),
    Case(
      view: captioned(unsized: true), canvas: (400, 300), node: "a",
      line: "196   second (GridRow) offers it an equal share of 392 among 2 columns for column 1 (beside it ch has 200)"),
    // 30 of the highest cell; without it the row is as high as the text.
    Case(view: rows, node: "c", line: "30   grid (Grid) gives it a slot as high as its row, which b fills   ← decides: b", never: "Without b"),
    // In column 1 d stays, as wide as b.
    Case(view: rows, node: "c", line: "With a cell of 0 × 0 for b: 160 × 0.", never: "Without b"),
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

  private static func stacked(_ count: Int, _ spacing: Int) -> View {
    let views = (0..<count).map { View.color(id: "v\($0)") }
    return View.hStack(id: "row", spacing: .number(spacing), .each(views))
  }

  private static let inset = View.text("Terms", id: "x").modifier(
    "safeAreaInset", ["edge": "bottom", "spacing": 4, "content": .view(.text("bar", id: "bar"))], id: "ins")

  private static let badge = View.text("abcdef", id: "av").frame(width: 24, height: 24, id: "avf").overlay(.text("12 new", id: "badge").fixedSize(), id: "ov")

  @Test(arguments: cases) func `the step that says most is the one that decides`(_ item: Case) throws {
    let text = try recorded(item).text(item.node)
    #expect(text.contains(item.line))
    #expect(!text.contains(item.never))
  }

  private func recorded(_ item: Case) throws -> Recorded {
    let json = SceneText(item.view, .number(item.canvas.0), .number(item.canvas.1))
    return try Recorded(Scene(SceneInput(file: "deciding.json", bytes: Array(json.utf8))))
  }

  @Test func `as JSON the proof says which view it takes away, and why that is not the one that decides`() throws {
    let json = ExplanationJSON(axes: [.horizontal]).render(try recorded(Case(view: Self.choiceBeside, node: "fits", line: "")).why("fits"))
    #expect(json.contains(#""proof":["remove sib"],"proofs":[{"edit":"remove sib","label":"Without sib","decides":"one","keys":["sib"],"#), "\(json)")
    #expect(json.contains(#""pointers":["/view/children/1"],"differs":"proved by taking away sib: then it fits"}]"#), "\(json)")
    #expect(json.contains(#""whatif":[{"edit":"remove sib","label":"Without sib","joint":false,"pointer":"/view/children/1""#), "\(json)")
  }
}
