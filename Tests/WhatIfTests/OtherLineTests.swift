import Explanation
import LayoutModel
import Rendering
import Scene
import Testing

/// What an answer says beside who decides, on a canvas 200 high; letters are 8 wide and lines 20 high, numbers worked out by hand.
struct OtherLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let view: String
    var width = 200
    let node: String
    /// What stands in the answer, and what does not.
    let lines: [String]
    var never: String?

    var testDescription: String { "\(node): \(lines.first ?? "")" }
  }

  private static func row(_ children: String...) -> String {
    #"{"type": "HStack", "id": "row", "spacing": 0, "children": [\#(children.joined(separator: ", "))]}"#
  }
  private static func color(_ id: String, _ modifiers: String = "") -> String { #"{"type": "Color", "id": "\#(id)", "modifiers": [\#(modifiers)]}"# }
  private static func text(_ id: String, _ string: String, _ modifiers: String = "") -> String {
    #"{"type": "Text", "id": "\#(id)", "string": "\#(string)", "modifiers": [\#(modifiers)]}"#
  }
  private static func frame(_ id: String, _ arguments: String) -> String { #"{"type": "frame", "id": "\#(id)", \#(arguments)}"# }
  private static func padding(_ id: String, _ length: Int) -> String { #"{"type": "padding", "id": "\#(id)", "length": \#(length)}"# }
  private static let behind = #"{"type": "background", "id": "bg", "content": {"type": "Color", "id": "c"}}"#
  private static let before = #"{"type": "layoutPriority", "id": "prio", "value": 1}"#

  /// 32 letters. 200 less 60 for the Spacer and 24 of padding is 116: 14 letters a line, three lines. 140 are 17 letters, and so are 176 less 36.
  private static let bubble = row(
    #"{"type": "Spacer", "id": "gap", "minLength": 60}"#, text("msg", "See you at nine tomorrow morning", padding("pad", 12)))
  /// 160 less 16 for gaps; a takes 88 of that. Of the 56 left c takes 24 of 28, b is offered the other 32.
  private static let cells = #"""
    {"type": "Grid", "id": "grid", "children": [{"type": "GridRow", "id": "r", "children": [
      \#(text("a", "aa bb cc dd", before)), \#(text("b", "ee ff gg hh")), \#(text("c", "hh ii jj"))]}]}
    """#

  /// 32 + 1 + 40 wide; as high as it may be for the Divider alone.
  private static let divided = #"""
    {"type": "HStack", "id": "row", "spacing": 0, "modifiers": [\#(padding("pad", 20))],
     "children": [\#(text("l", "Left")), {"type": "Divider", "id": "div"}, \#(text("r", "Right"))]}
    """#
  private static let top = color("top", frame("topf", #""height": 20"#))

  /// 300 wide, less 100 of canvas: a is left nothing, four letters below one another.
  private static let wide = #"""
    {"type": "VStack", "id": "screen", "children": [{"type": "HStack", "id": "row", "spacing": 0, "modifiers": [\#(padding("pad", 10))],
     "children": [\#(text("a", "Name")), \#(color("c", frame("fr", #""width": 300, "height": 20"#)))]}]}
    """#

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
      view: #"{"type": "VStack", "id": "v", "spacing": 0, "children": [\#(top), \#(divided)]}"#, node: "v",
      lines: [
        "180   v (VStack) gives it what topf (20) left\n   140   pad .padding(20) keeps 40\n   140   Divider: takes what it is offered",
        "200   v is as high as its children: topf 20 + pad 180", "Without div: 200 × 80.",
      ]),
    // 32 and the padding: the frame that should fill the row is offered nil.
    Case(
      view: #"""
        {"type": "ScrollView", "id": "sv", "axes": ["horizontal"], "children": [
          \#(text("t", "Jazz", "\(padding("pad", 12)), \(frame("fill", #""maxWidth": "infinity""#))"))]}
        """#, node: "fill", lines: ["56   pad .padding(12) adds 24   ← decides", "Without pad .padding(12): 32 × 20.\nWithout sv: 200 × 44."]),
    // 240 for the text and 8 that the Spacer keeps are more than 240. Without fixedSize the text has 240 less 8 and 16: 27 letters, two lines.
    Case(
      view: row(
        text("title", "Automatically download updates", #"{"type": "fixedSize", "id": "fix"}"#), #"{"type": "Spacer", "id": "sp"}"#, text("val", "On")),
      width: 240, node: "row",
      lines: ["248   row (HStack) is as wide as its children: fix 240 + sp 8 + val 0   ← decides: fix .fixedSize()", "Without fix .fixedSize(): 240 × 40."]),
    // Two take what they are offered: without one of them the other takes all.
    Case(view: row(color("a"), color("b")), node: "row", lines: ["row (HStack) is as wide as its children: a 100 + b 100"], never: "Without"),

    // The text that wraps: its padding decides, the Spacer is the next that could give way.
    Case(view: bubble, node: "msg", lines: ["← decides: pad .padding(12)", "Without pad .padding(12): 128 × 40.\nWithout gap: 128 × 40."]),
    // 150 less 24: 15 letters; without the frame 176: 22 letters, "See you at nine " and "tomorrow morning".
    Case(
      view: text("msg", "See you at nine tomorrow morning", "\(padding("pad", 12)), \(frame("most", #""maxWidth": 150"#))"), node: "msg",
      lines: ["Without pad .padding(12): 128 × 40.\nWithout most .frame(maxWidth: 150): 128 × 40."]),
    // One line is a line, whatever it is offered.
    Case(
      view: text("t", "Hi", "\(padding("pad", 12)), \(frame("most", #""width": 100"#))"), node: "t", lines: ["16 × 20"], never: "Without most"),
    // In a frame around it the background is as large as the text.
    Case(
      view: text("t", "Hello", "\(behind), \(frame("wide", #""maxWidth": "infinity""#))"), width: 300, node: "c",
      lines: ["40   bg .background proposes the size of t (Text)", "With bg .background outside of wide .frame(maxWidth: .infinity): 300 × 20."]),
    Case(view: text("t", "Hello", "\(behind), \(padding("pad", 16))"), node: "c", lines: ["With bg .background outside of pad .padding(16): 72 × 52."]),
    // What is outside of it is no larger.
    Case(view: text("t", "Hello", "\(behind), \(padding("pad", 0))"), node: "c", lines: ["40 × 20"], never: "outside of"),
    Case(view: text("t", "Hello", "\(padding("pad", 16)), \(behind)"), node: "c", lines: ["72 × 52"], never: "outside of"),
    // 128 of 200 with its priority, else 112 and so two lines.
    Case(
      view: row(text("title", "Quarterly report", "\(before), \(padding("pad", 0))"), text("b", "some other text")), node: "title",
      lines: ["Without pad .padding(0): 128 × 20.\nWith prio .layoutPriority(1) outside of pad .padding(0): 128 × 20."]),

    // A frame that takes less of a share of 100 leaves more, one that takes more is to blame for what is left.
    Case(
      view: row(color("a", frame("af", #""width": 50"#)), color("b")), node: "b",
      lines: ["150   row (HStack) gives it what af (50) left   ← decides: row", "Without a: 200 × 200.\nWithout af .frame(width: 50): 100 × 200."]),
    Case(
      view: row(color("a", "\(frame("af", #""width": 50"#)), \(padding("pad", 5))"), color("b")), node: "b",
      lines: ["140   row (HStack) gives it what pad (60) left   ← decides: row", "Without a: 200 × 200.\nWithout af .frame(width: 50): 100 × 200."]),
    Case(
      view: row(color("a", frame("af", #""maxWidth": 80"#)), color("b")), node: "b",
      lines: ["120   row (HStack) gives it what af (80) left   ← decides: row", "Without a: 200 × 200.\nWithout af .frame(maxWidth: 80): 100 × 200."]),
    Case(
      view: row(color("a", frame("af", #""width": 150"#)), color("b")), node: "b",
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
      view: text("t", "aaaa bbbb cccc", frame("f", #""maxWidth": 60"#)), node: "f",
      lines: ["60   f .frame(maxWidth: 60) offers its maximum (width)", "height 60"]),
    Case(
      view: row(color("side", frame("sf", #""width": 150"#)), text("t", "aaaa bbbb cccc", frame("f", #""minWidth": 80"#))), node: "f",
      lines: ["80   f .frame(minWidth: 80) offers its minimum (width)", "height 40"]),
    Case(
      view: #"{"type": "ScrollView", "axes": ["horizontal"], "children": [\#(text("t", "aaaa bbbb cccc", frame("f", #""idealWidth": 60"#)))]}"#, node: "f",
      lines: ["60   f .frame(idealWidth: 60) offers its ideal (width)", "height 60"]),

    // Twice as wide from the same middle: 100 × 80 at 50, 60.
    Case(
      view: color("c", "\(frame("cf", #""width": 50, "height": 40"#)), \(#"{"type": "scaleEffect", "id": "big", "x": 2, "y": 2}"#)"), node: "big",
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
