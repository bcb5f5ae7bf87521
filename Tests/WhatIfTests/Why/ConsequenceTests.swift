import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

/// What an answer says beside who decides, on a canvas 200 high; letters are 8 wide and lines 20 high, numbers worked out by hand.
struct ConsequenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let view: View
    var width = 200
    let node: String
    /// What stands in the answer, and what does not.
    let lines: [String]
    var never: String?

    var testDescription: String { "\(node): \(lines.first ?? "")" }
  }

  private static func row(_ children: View...) -> View {
    .hStack(id: "row", spacing: 0, .each(children))
  }
  private static let hello = View.text("Hello", id: "t"), behind = View.color(id: "c")

  /// 32 letters. 200 less 60 for the Spacer and 24 of padding is 116: 14 letters a line, three lines. 140 are 17 letters, and so are 176 less 36.
  private static let bubble = View.hStack(
    id: "row", spacing: 0, .spacer(id: "gap", minLength: 60), .text("See you at nine tomorrow morning", id: "msg").padding(12, id: "pad"))
  /// 160 less 16 for gaps; a takes 88 of that. Of the 56 left c takes 24 of 28, b is offered the other 32.
  private static let cells = View.grid(
    id: "grid",
    .gridRow(
      id: "r", .text("aa bb cc dd", id: "a").layoutPriority(1, id: "prio"), .text("ee ff gg hh", id: "b"), .text("hh ii jj", id: "c")))

  /// 32 + 1 + 40 wide; as high as it may be for the Divider alone.
  private static let divided = View.hStack(id: "row", spacing: 0, .text("Left", id: "l"), .divider(id: "div"), .text("Right", id: "r")).padding(20, id: "pad")
  private static let top = View.color(id: "top").frame(height: 20, id: "topf")

  /// 300 wide, less 100 of canvas: a is left nothing, four letters below one another.
  private static let wide = View.vStack(
    id: "screen", .hStack(id: "row", spacing: 0, .text("Name", id: "a"), .color(id: "c").frame(width: 300, height: 20, id: "fr")).padding(10, id: "pad"))

  static let cases: [Case] = [
    // The padding is the last that adds to the width; what does not fit is the frame: without it the colour takes what a's 32 leave of 180.
    Case(view: wide, node: "pad", lines: ["Without pad .padding(10): 300 × 80.\nWithout fr .frame(width: 300, height: 20): 200 × 200."]),
    // Said already.
    Case(view: wide, node: "row", lines: ["Without fr .frame(width: 300, height: 20): 180 × 180."], never: "Without pad"),
    // The padding makes it lower: it is as high as that for the Divider.
    Case(
      view: divided, node: "row",
      lines: [
        "160   row (HStack) is as high as div (Divider)   ← decides: div",
        "Without div: 72 × 20.\nWith .fixedSize(horizontal: false, vertical: true) on row: 73 × 20.",
      ]),
    // 200 less 20 for the top is 180, and 140 without the padding; as high as what is in it without the Divider: 20 and 60.
    Case(
      view: .vStack(id: "v", spacing: 0, top, divided), node: "v",
      lines: [
        "180   v (VStack) gives it what topf (20) left\n   140   pad .padding(20) keeps 40\n   140   Divider: takes what it is offered",
        "200   v is as high as its children: topf 20 + pad 180", "Without div: 200 × 80.",
      ]),
    // 32 and the padding: the frame that should fill the row is offered nil.
    Case(
      view: .scrollView(id: "sv", axes: ["horizontal"], .text("Jazz", id: "t").padding(12, id: "pad").frame(maxWidth: .infinity, id: "fill")), node: "fill",
      lines: ["56   pad .padding(12) adds 24   ← decides", "Without pad .padding(12): 32 × 20.\nWithout sv: 200 × 44."]),
    // 240 for the text and 8 that the Spacer keeps are more than 240. Without fixedSize the text has 240 less 8 and 16: 27 letters, two lines.
    Case(
      view: .hStack(
        id: "row", spacing: 0, .text("Automatically download updates", id: "title").fixedSize(id: "fix"), .spacer(id: "sp"), .text("On", id: "val")),
      width: 240, node: "row",
      lines: ["248   row (HStack) is as wide as its children: fix 240 + sp 8 + val 0   ← decides: fix .fixedSize()", "Without fix .fixedSize(): 240 × 40."]),
    // Two take what they are offered: without one of them the other takes all.
    Case(
      view: .hStack(id: "row", spacing: 0, .color(id: "a"), .color(id: "b")), node: "row", lines: ["row (HStack) is as wide as its children: a 100 + b 100"],
      never: "Without"),

    // The text that wraps: its padding decides, the Spacer is the next that could give way.
    Case(view: bubble, node: "msg", lines: ["← decides: pad .padding(12)", "Without pad .padding(12): 128 × 40.\nWithout gap: 128 × 40."]),
    // 150 less 24: 15 letters; without the frame 176: 22 letters, "See you at nine " and "tomorrow morning".
    Case(
      view: .text("See you at nine tomorrow morning", id: "msg").padding(12, id: "pad").frame(maxWidth: 150, id: "most"), node: "msg",
      lines: ["Without pad .padding(12): 128 × 40.\nWithout most .frame(maxWidth: 150): 128 × 40."]),
    // One line is a line, whatever it is offered.
    Case(
      view: .text("Hi", id: "t").padding(12, id: "pad").frame(width: 100, id: "most"), node: "t", lines: ["16 × 20"], never: "Without most"),
    // In a frame around it the background is as large as the text.
    Case(
      view: hello.background(behind, id: "bg").frame(maxWidth: .infinity, id: "wide"), width: 300, node: "c",
      lines: ["40   bg .background proposes the size of t (Text)", "With bg .background outside of wide .frame(maxWidth: .infinity): 300 × 20."]),
    Case(view: hello.background(behind, id: "bg").padding(16, id: "pad"), node: "c", lines: ["With bg .background outside of pad .padding(16): 72 × 52."]),
    // What is outside of it is no larger.
    Case(view: hello.background(behind, id: "bg").padding(0, id: "pad"), node: "c", lines: ["40 × 20"], never: "outside of"),
    Case(view: hello.padding(16, id: "pad").background(behind, id: "bg"), node: "c", lines: ["72 × 52"], never: "outside of"),
    // 128 of 200 with its priority, else 112 and so two lines.
    Case(
      view: row(View.text("Quarterly report", id: "title").layoutPriority(1, id: "prio").padding(0, id: "pad"), View.text("some other text", id: "b")),
      node: "title",
      lines: ["Without pad .padding(0): 128 × 20.\nWith prio .layoutPriority(1) outside of pad .padding(0): 128 × 20."]),

    // A frame that takes less of a share of 100 leaves more, one that takes more is to blame for what is left.
    Case(
      view: .hStack(id: "row", spacing: 0, .color(id: "a").frame(width: 50, id: "af"), .color(id: "b")), node: "b",
      lines: ["150   row (HStack) gives it what af (50) left   ← decides: row", "Without a: 200 × 200.\nWithout af .frame(width: 50): 100 × 200."]),
    Case(
      view: .hStack(id: "row", spacing: 0, .color(id: "a").frame(width: 50, id: "af").padding(5, id: "pad"), .color(id: "b")), node: "b",
      lines: ["140   row (HStack) gives it what pad (60) left   ← decides: row", "Without a: 200 × 200.\nWithout af .frame(width: 50): 100 × 200."]),
    Case(
      view: .hStack(id: "row", spacing: 0, .color(id: "a").frame(maxWidth: 80, id: "af"), .color(id: "b")), node: "b",
      lines: ["120   row (HStack) gives it what af (80) left   ← decides: row", "Without a: 200 × 200.\nWithout af .frame(maxWidth: 80): 100 × 200."]),
    Case(
      view: .hStack(id: "row", spacing: 0, .color(id: "a").frame(width: 150, id: "af"), .color(id: "b")), node: "b",
      lines: ["50   row (HStack) gives it what af (150, offered 100) left   ← decides: af .frame(width: 150)"]),

    // Cells that are served after one of higher priority.
    Case(
      view: cells, width: 160, node: "b",
      lines: [
        "32   r (GridRow) offers it what is left for column 2 of what a (88) leaves, whose priority is higher (beside it c has 24)   ← decides: prio",
        "Without prio .layoutPriority(1): 48 × 40.",
      ]),
    Case(
      view: cells, width: 160, node: "c",
      lines: [
        "24   r (GridRow) gives it a slot as wide as column 3 (beside it a has 88 and b has 24): "
          + "it took 24 of its share of 28 of what a (88) leaves, whose priority is higher   ← decides: prio"
      ]),

    // The bounds of a frame, told where the text's width makes the frame's height: 60 of 200 for 14 letters.
    Case(
      view: .text("aaaa bbbb cccc", id: "t").frame(maxWidth: 60, id: "f"), node: "f",
      lines: ["60   f .frame(maxWidth: 60) offers its maximum (width)", "height 60"]),
    Case(
      view: .hStack(id: "row", spacing: 0, .color(id: "side").frame(width: 150, id: "sf"), .text("aaaa bbbb cccc", id: "t").frame(minWidth: 80, id: "f")),
      node: "f",
      lines: ["80   f .frame(minWidth: 80) offers its minimum (width)", "height 40"]),
    Case(
      view: .scrollView(axes: ["horizontal"], .text("aaaa bbbb cccc", id: "t").frame(idealWidth: 60, id: "f")), node: "f",
      lines: ["60   f .frame(idealWidth: 60) offers its ideal (width)", "height 60"]),

    // Twice as wide from the same middle: 100 × 80 at 50, 60.
    Case(
      view: .color(id: "c").frame(width: 50, height: 40, id: "cf").modifier("scaleEffect", ["x": 2, "y": 2], id: "big"), node: "big",
      lines: ["50 × 40", "!   drawn 100 × 80 at 50, 60: big .scaleEffect(x: 2, y: 2) changes only what is drawn"]),
  ]

  @Test(arguments: cases) func `an answer says what else is worth knowing`(_ item: Case) throws {
    let text = try Recorded(view: item.view, width: item.width).text(item.node)
    for line in item.lines { #expect(text.contains(line)) }
    if let never = item.never { #expect(!text.contains(never)) }
  }

  @Test(arguments: bank) func `no more than two lines say what would be otherwise`(_ question: WhyBankTests.Question) throws {
    guard !question.isAboutCalls, !question.isAboutPlace else { return }
    let answer = try Recorded(Scene(SceneInput(file: "\(question.id).json", bytes: Array(question.scene)))).why(question.node)
    #expect(answer.consequences.count <= 2)
  }

  private static let bank = WhyBankTests.all + WhyBankTests.own
}
