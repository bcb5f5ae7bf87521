import Explanation
import Rendering
import Scene
import Testing
import TraceStore

@testable import WhatIf

/// What was there is told in full, and who takes it is blamed: on a canvas of 200 × 200, letters 8 wide, lines 20 high, numbers worked out by hand.
struct AddedUpTests {
  private static func text(_ id: String, _ string: String, _ modifiers: String = "") -> String {
    #"{"type": "Text", "id": "\#(id)", "string": "\#(string)", "modifiers": [\#(modifiers)]}"#
  }
  private static func color(_ id: String, _ modifiers: String = "") -> String { #"{"type": "Color", "id": "\#(id)", "modifiers": [\#(modifiers)]}"# }
  private static func shape(_ id: String, _ width: Int, _ modifiers: String = "") -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": 20}, "modifiers": [\#(modifiers)]}"#
  }
  private static func stack(_ type: String, _ id: String, _ spacing: Int, _ children: String..., modifiers: String = "") -> String {
    #"{"type": "\#(type)", "id": "\#(id)", "spacing": \#(spacing), "children": [\#(children.joined(separator: ", "))], "modifiers": [\#(modifiers)]}"#
  }
  private static func frame(_ id: String, _ arguments: String) -> String { #"{"type": "frame", "id": "\#(id)", \#(arguments)}"# }
  private static func rows(_ rows: String..., spacing: Int = 8) -> String {
    let rows = rows.enumerated().map { $1.hasPrefix("{\"type\": \"Divider\"") ? $1 : #"{"type": "GridRow", "id": "r\#($0 + 1)", "children": [\#($1)]}"# }
    return #"{"type": "Grid", "id": "g", "horizontalSpacing": \#(spacing), "children": [\#(rows.joined(separator: ", "))]}"#
  }
  private static func columns(_ count: Int) -> String { #"{"type": "gridCellColumns", "id": "sp", "count": \#(count)}"# }
  private static let line = #"{"type": "Divider", "id": "d"}"#, trailing = #"{"type": "gridColumnAlignment", "alignment": "trailing"}"#

  @Test(arguments: [
    // 200 less 24 is 88 for each of two, of which cf takes 120: 56 are left. Without it c takes 88, and t has "Caption " of its 88.
    (
      stack(
        "HStack", "row", 0, color("c", frame("cf", #""width": 120"#)), text("t", "Caption text"),
        text("n", "Now", #"{"type": "layoutPriority", "id": "prio", "value": 1}"#)), "t",
      [
        "56   row (HStack) serves prio first, which takes 24, then cf, which takes 120 (offered 88)   ← decides: cf .frame(width: 120), /view/children/0/modifiers/0",
        "Without cf .frame(width: 120): 64 × 40.", "Without c: 96 × 20.",
      ]
    ),
    // Offered 94 of 188 bh takes its most, 60, and lf its two lines; placed in the 112 that makes, bh is offered half of 100.
    (
      stack(
        "VStack", "v", 12, text("a", "Sign in", frame("bh", #""minHeight": 44, "maxHeight": 60"#)), text("b", "Confirm password", frame("lf", #""width": 80"#)),
        modifiers: frame("most", #""maxWidth": 300"#)), "v",
      ["112   v (VStack) is as high as its children: bh 60 + lf 40 + 12 for gaps", "102   v is as high as its children: bh 50 + lf 40 + 12 for gaps"]
    ),
    // 168 high for the lines, though the padding takes some of it.
    (
      stack(
        "HStack", "row", 0, text("a", "aa"), line, text("b", "bb"), color("line", frame("lf", #""width": 1"#)),
        modifiers: #"{"type": "padding", "id": "pad", "length": 16}"#),
      "row", ["168   row (HStack) is as high as d and line   ← decides: d, /view/children/1 and line, /view/children/3", "Without d and line: 32 × 20."]
    ),
    // The Divider takes 200: half of what 16, 16 and a gap of 8 leave is added to each column. What covers both needs no more than it has.
    (
      rows(text("a", "ab", columns(2)), line, "\(text("x", "ab")), \(text("y", "cd"))"), "x",
      ["96   r3 (GridRow) gives it a slot as wide as column 1 (beside it y has 96): 16 of its own and 80 for d, which takes 200 over columns 1 to 2"]
    ),
    // 120 wide, and as high for its ratio, which is what the stack offers then.
    (
      #"{"type": "ScrollView", "children": [\#(stack("VStack", "v", 4, color("a", #"{"type": "aspectRatio", "id": "ar", "ratio": 1, "contentMode": "fit"}, "# + frame("fw", #""width": 120"#)), text("b", "Album")))]}"#,
      "a", ["← decides: ar .aspectRatio(1, contentMode: .fit)", "Without ar .aspectRatio(1, contentMode: .fit): 120 × 10."]
    ),
    // The row is as high as there is room for what fills it. Without its last cell the Grid has one column, 16 wide.
    (
      rows("\(text("x", "ab")), \(color("line", frame("lf", #""width": 1"#)))"), "r1",
      ["← decides: line, /view/children/0/children/1", "Without line: 16 × 20."]
    ),
  ]) func `a size is told in full`(_ view: String, _ node: String, _ lines: [String]) throws {
    let answer = try Recorded(view: view, width: 200).text(node)
    for line in lines { #expect(answer.contains(line)) }
  }

  @Test(arguments: [
    // A third of 198 each: 66. In column 2 it is 67 from the edge.
    (
      rows("\(color("k", columns(2))), \(color("a"))", "\(color("b")), \(color("c")), \(color("d"))", spacing: 1), "a",
      [
        "134   r1 (GridRow) puts it in column 3, 66 wide, after k (Color), whose columns are together 133 wide, and a gap of 1",
        "Without sp .gridCellColumns(count: 2): at 67, ",
      ]
    ),
    // 48 from 76 on: at the end 108, in the middle 92. Each alone is enough.
    (
      rows(shape("a", 16, trailing), shape("b", 20, trailing), shape("c", 48)), "a",
      ["aligned by trailing   ← decides: .gridColumnAlignment(alignment: .trailing) on a", "on a and .gridColumnAlignment(alignment: .trailing) on b: at 92, "]
    ),
    (
      text("a", "Hi", frame("f", #""maxWidth": "infinity", "alignment": "bottom""#)), "a",
      [
        "92   f aligns it by center: its 8 meets 100, half of 200   ← decides: f",
        "With alignment: .bottomLeading on f .frame(maxWidth: .infinity, alignment: .bottom): at 0, 90.",
      ]
    ),
  ]) func `a place is told in full`(_ view: String, _ node: String, _ lines: [String]) throws {
    let recorded = try Recorded(view: view, width: 200)
    var decider = try Decider(recorded.trace, recorded.pass)
    let found = try #require(try recorded.trace.node(node, in: recorded.pass))
    let answer = ExplanationText().render(try decider.complete(try Explainer(recorded.trace).explainPosition(of: found, in: recorded.pass)))
    for line in lines { #expect(answer.contains(line)) }
  }
}
