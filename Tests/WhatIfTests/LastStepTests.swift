import Explanation
import LayoutModel
import Rendering
import Scene
import Testing

@testable import WhatIf

/// The last step that makes a size or a place what it is decides, however small a part of the scene it is. A letter is 8 wide and a line 20 high.
struct LastStepTests {
  private static func text(_ id: String, _ string: String, _ modifiers: String = "") -> String {
    #"{"type": "Text", "id": "\#(id)", "string": "\#(string)", "modifiers": [\#(modifiers)]}"#
  }
  private static func shape(_ id: String, _ width: Int, _ height: Int, _ modifiers: String = "") -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": \#(height)}, "modifiers": [\#(modifiers)]}"#
  }
  private static func stack(_ type: String, _ id: String, _ children: String..., spacing: Int = 0) -> String {
    #"{"type": "\#(type)", "id": "\#(id)", "spacing": \#(spacing), "children": [\#(children.joined(separator: ", "))]}"#
  }
  private static func recorded(_ view: String, _ width: Int, _ height: Int, safeArea: String = "{}") throws -> Recorded {
    let json = #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}, "safeArea": \#(safeArea)}, "view": \#(view),
       "passes": [{"proposal": {"width": \#(width), "height": \#(height)}}]}
      """#
    return try Recorded(Scene(SceneInput(file: "last.json", bytes: Array(json.utf8))))
  }
  private static func priority(_ id: String) -> String { #"{"type": "layoutPriority", "id": "\#(id)", "value": 1}"# }
  private static let color = #"{"type": "Color", "id": "c"}"#

  @Test(arguments: [
    // Asked nil it is one line; placed in 60, 7 letters, it breaks: 20 is one line and not two of 10.
    (
      text("t", "Hello World", #"{"type": "frame", "id": "f", "maxWidth": 60}, {"type": "fixedSize", "id": "fx"}"#), 300, 100, "f",
      ["1 line; placed in 60 it has 2\n"], ["lines of 10"]
    ),
    // The color, which is 50 × 40, is not asked: 5 letters make it 40 × 20.
    (
      #"{"type": "ZStack", "id": "z", "children": [{"type": "Color", "modifiers": [{"type": "frame", "width": 50, "height": 40}]}, \#(text("t", "Hello", priority("lp")))]}"#,
      200, 200, "z",
      [
        "z (ZStack) is as wide as lp .layoutPriority(1): lower priorities have no say   ← decides: lp",
        "Without lp .layoutPriority(1): 50 × 40.\n",
      ], []
    ),
    // 100 - 20 are shared by two: 40, which the minimum of the first raises.
    (
      stack("HStack", "row", #"{"type": "Spacer", "id": "s", "minLength": 50}"#, shape("a", 20, 20), #"{"type": "Spacer"}"#), 100, 50, "s",
      ["    40   what a (20) left over, shared equally among 2: ", "    50   Spacer: its minimum length   ← decides: s", "With s.minLength 0: 40 × 0.\n"],
      ["took the rest"]
    ),
    // A stack of one view is that view: its priority is the row's business. 212 - 144 = 68; without it each is offered 106, and t takes 104 of it.
    (
      stack("HStack", "row", stack("VStack", "in", text("t", "Title of the thing", priority("lp"))), text("d", "Some detail text"), spacing: 8), 220, 60, "d",
      ["    68   row serves in first, which takes 144   ← decides: lp .layoutPriority(1)", "Without lp .layoutPriority(1): 96 × 40, and in 104 × 40.\n"], []
    ),
    // The row's circle is as high as there is room. fixedSize would make it 160 high: no word of it.
    (stack("HStack", "row", #"{"type": "Circle", "id": "ci"}"#, text("t", "Hello")), 200, 60, "row", ["Without ci: 40 × 20.\n"], ["fixedSize"]),
    // Stretched to a square; by its own ratio it is half as high.
    (#"{"type": "Image", "id": "img", "width": 100, "height": 50, "resizable": true}"#, 300, 300, "img", ["With .scaledToFit() on img: 300 × 150.\n"], []),
    // The Divider is offered 72 + 10 + 24: what it could have of the 300 it does not ask for.
    (
      #"""
      {"type": "Grid", "id": "g", "horizontalSpacing": 10, "verticalSpacing": 5, "children": [
        {"type": "GridRow", "children": [\#(text("a", "Name")), \#(text("b", "Ann"))]},
        {"type": "Divider", "id": "div", "modifiers": [{"type": "gridCellUnsizedAxes", "id": "un", "axes": ["horizontal"]}]},
        {"type": "GridRow", "children": [\#(text("e", "Telephone")), \#(text("f", "5"))]}]}
      """#, 300, 200, "div",
      [
        "   106   g (Grid) offers it what there is of all columns   ← decides: un .gridCellUnsizedAxes",
        "Without un .gridCellUnsizedAxes(axes: .horizontal): 300 × 1.\n",
      ], []
    ),
    // Last baselines meet: m ends 5 below its second at 35, b's is at 30 of 40. Its top is 5 above b's, and b ends 5 below it.
    (
      #"""
      {"type": "HStack", "id": "row", "spacing": 0, "alignment": "lastTextBaseline", "children": [
        \#(text("m", "aaaa bbbb", #"{"type": "frame", "width": 40}"#)),
        {"type": "Text", "id": "b", "string": "X", "font": {"advance": 16, "lineHeight": 40, "ascent": 30}}]}
      """#, 200, 200, "row",
      ["    45   row (HStack) spans its children: from the top of m to the bottom of b   ← decides: row", "Without the alignment of row: 56 × 40.\n"], []
    ),
    // 367.2 - 16 - 40 are shared by two rows, of which r3 takes 40.
    (
      #"""
      {"type": "Grid", "id": "g", "verticalSpacing": 8, "children": [
        {"type": "GridRow", "id": "r1", "children": [{"type": "Color", "id": "c1"}, {"type": "Color", "id": "c2"}]},
        {"type": "GridRow", "id": "r2", "children": [\#(shape("s", 20, 40))]},
        {"type": "GridRow", "id": "r3", "children": [{"type": "Color"}]}]}
      """#, 320, 367, "c1",
      ["which c1 and c2 fill: an equal share of 311 among 2 rows (of the other rows r3 has 155.5 and r2 has 40)"], []
    ),
  ]) func `the last step of a size`(_ view: String, _ width: Int, _ height: Int, _ node: String, _ lines: [String], _ others: [String]) throws {
    let text = try Self.recorded(view, width, height).text(node)
    for line in lines { #expect(text.contains(line), "\(line) in \(text)") }
    for line in others { #expect(!text.contains(line), "\(line) in \(text)") }
  }

  @Test(arguments: [
    // The canvas centres what fills it by 0. Without pos the 40 would stand at 80 by chance; 10 further it does not.
    (
      shape("p", 40, 40, #"{"type": "position", "id": "pos", "x": 100, "y": 30}"#), 200, 200, "p", Axis.horizontal, "pos .position(x: 100, y: 30)",
      "With x: 110 on pos .position(x: 100, y: 30): at 90, 10.\n"
    ),
    // It ends at 30 + 10 + 320; without the frame the three are 120 high, in the middle of 400 from 140 on: 140 + 30 + 10 + 40 + 10.
    (
      stack(
        "VStack", "col", shape("a", 100, 30), shape("b", 100, 40, #"{"type": "frame", "id": "bf", "maxHeight": "infinity"}"#), shape("p", 100, 30), spacing: 10),
      300, 400, "p", .vertical, "bf .frame(maxHeight: .infinity)", "Without bf .frame(maxHeight: .infinity): at 100, 230.\n"
    ),
    // It stands at the top because the color takes the rest: 300 - 20, alone it is in the middle.
    (stack("VStack", "col", text("p", "Title"), color), 200, 300, "p", .vertical, "c, /view/children/1", "Without c: at 80, 140.\n"),
    // 200 hold two of 80 and 10: the third is alone in its row, in the middle of it.
    (
      stack("WrappingHStack", "w", shape("a", 80, 20), shape("b", 80, 20), shape("p", 80, 20), spacing: 10), 200, 300, "p", .horizontal, "w, /view",
      "With w aligned by leading: at 0, 155.\n"
    ),
    // (240 - 26) / 2 + 12. Without the padding it would be (240 - 16) / 2 + 12, but that is the canvas's doing, and the offset comes after.
    (
      text("p", "Hi", #"{"type": "padding", "id": "pl", "edges": ["trailing"], "length": 10}, {"type": "offset", "id": "of", "x": 12}"#), 240, 200, "p",
      .horizontal, "of .offset(x: 12)", "Without of .offset(x: 12): at 107, 90.\n"
    ),
    // Five columns of (300 - 32) / 5 from right to left: the second ends at 300 - 53.6 - 8.
    (
      #"""
      {"type": "LazyVGrid", "id": "g", "columns": [{"adaptive": {"minimum": 50}}], "modifiers": [{"type": "environment", "layoutDirection": "rightToLeft"}],
       "children": [\#(text("a", "Item")), \#(text("p", "Item")), \#((1...4).map { text("i\($0)", "Item") }.joined(separator: ", "))]}
      """#, 300, 200, "p", .horizontal, "g, /view", "puts it in column 2, 53.6 wide"
    ),
  ]) func `the last step of a place`(
    _ view: String, _ width: Int, _ height: Int, _ node: String, _ axis: Axis, _ decides: String, _ without: String
  ) throws {
    let recorded = try Self.recorded(view, width, height)
    let node = try #require(try recorded.trace.node(node, in: recorded.pass))
    var decider = try Decider(recorded.trace, recorded.pass)
    let text = ExplanationText(axes: [axis]).render(try decider.complete(try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass)))
    #expect(text.contains("← decides: " + decides) && text.contains(without), "\(text)")
  }

  /// 4 on each side leave 16 of 24 for three letters. 12 leave nothing, which shows nothing; fixedSize has all of a short text, and a long one would
  /// leave the canvas for it.
  @Test(arguments: [("128", ".fixedSize() on cnt", "bp length 4 -> 0"), ("A caption that is longer than its canvas", nil, nil)])
  func `a text that is cut in an overlay has the fixedSize with which it is whole`(_ string: String, _ words: String?, _ change: String?) throws {
    let content = Self.text("cnt", string, #"{"type": "padding", "id": "bp", "length": 4}"#)
    let view = #"{"type": "Image", "width": 24, "height": 24, "modifiers": [{"type": "overlay", "content": \#(content)}]}"#
    let recorded = try Self.recorded(view, 200, 100)
    let why = try Decider(recorded.trace, recorded.pass).addingSmallestChange(to: recorded.why("cnt"))
    #expect(why.addedFixedSize?.words == words && why.smallestChange?.words == change)
    #expect(ExplanationText().render(why).contains("Or with .fixedSize() on cnt.\n") == (words != nil))
  }

  /// 568 - 47 - 336 = 185, the 444 of the frame are 259 more, though the canvas has 568.
  @Test func `what is larger than the safe area sticks out of it`() throws {
    let view = #"{"type": "Color", "id": "form", "modifiers": [{"type": "frame", "id": "f", "width": 300, "height": 444}]}"#
    let recorded = try Self.recorded(view, 320, 568, safeArea: #"{"top": 47, "bottom": 336}"#)
    #expect(try recorded.text("f").contains("     !   f is 444 high in a safe area of 185\n"))
    let rows = try recorded.trace.rows("SELECT printf('%s %g %g %g', parent_key, parent_length, out_before, out_after) FROM overflow").rows
    #expect(rows.map { $0[0].text } == ["safe area 185 129.5 129.5"])
    let overflows = try Replay(recorded.trace, recorded.pass).original.overflows
    #expect(overflows.map(\.before) == [129.5] && overflows.map(\.after) == [129.5])
    // 444 of the 568 that it has where it ignores the safe area.
    let open = #"{"type": "Color", "modifiers": [{"type": "frame", "width": 300, "height": 444}, {"type": "ignoresSafeArea", "id": "open"}]}"#
    let ignoring = try Self.recorded(open, 320, 568, safeArea: #"{"top": 47, "bottom": 336}"#)
    #expect(try ignoring.trace.rows("SELECT node_id FROM overflow WHERE NOT meant").rows.isEmpty)
    #expect(try !ignoring.text("open").contains("!") && Replay(ignoring.trace, ignoring.pass).original.overflows.allSatisfy(\.isMeant))
  }

  /// bf leaves nothing of 90 - 8: of the ratio's width nothing is said, and no change that leaves the logo a point is a cure.
  @Test func `what a ratio makes nothing is offered nothing along one axis`() throws {
    let logo = #"{"type": "Image", "id": "logo", "width": 120, "height": 120, "resizable": true, "modifiers": [{"type": "scaledToFit", "id": "fit"}]}"#
    let recorded = try Self.recorded(Self.stack("VStack", "col", logo, Self.shape("b", 60, 100), spacing: 8), 300, 90)
    let why = try Decider(recorded.trace, recorded.pass).addingSmallestChange(to: recorded.why("logo")), text = ExplanationText().render(why)
    #expect(text.contains("nothing of the height") && !text.contains("nothing of the width") && why.smallestChange == nil, "\(text)")
  }
}
