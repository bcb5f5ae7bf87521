import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// The last step that makes a size or a place what it is decides, however small a part of the scene it is. A letter is 8 wide and a line 20 high.
struct NearestCauseTests {
  private static func recorded(_ view: View, _ width: Int, _ height: Int, safeArea: Value = [:]) throws -> Recorded {
    let json = SceneText(
      view, .number(width), .number(height),
      environment: ["font": ["advance": 8, "lineHeight": 20, "ascent": 15], "avoidsOrphans": false, "safeArea": safeArea])
    return try Recorded(Scene(SceneInput(file: "last.json", bytes: Array(json.utf8))))
  }
  private static let color = View.color(id: "c")

  @Test(arguments: [
    // Asked nil it is one line; placed in 60, 7 letters, it breaks: 20 is one line and not two of 10.
    (
      View.text("Hello World", id: "t").frame(maxWidth: 60, id: "f").fixedSize(id: "fx"), 300, 100, "f",
      ["1 line; placed in 60 it has 2\n"], ["lines of 10"]
    ),
    // The color, which is 50 × 40, is not asked: 5 letters make it 40 × 20.
    (
      View.zStack(id: "z", .color().frame(width: 50, height: 40), .text("Hello", id: "t").layoutPriority(1, id: "lp")),
      200, 200, "z",
      [
        "z (ZStack) is as wide as lp .layoutPriority(1): lower priorities have no say   ← decides: lp",
        "Without lp .layoutPriority(1): 50 × 40.\n",
      ], []
    ),
    // 100 - 20 are shared by two: 40, which the minimum of the first raises.
    (
      View.hStack(id: "row", spacing: 0, .spacer(id: "s", minLength: 50), .shape(20, 20, id: "a"), .spacer()), 100, 50, "s",
      ["    40   what a (20) left over, shared equally among 2: ", "    50   Spacer: its minimum length   ← decides: s", "With minLength: 0 on s: 40 × 0.\n"],
      ["took the rest"]
    ),
    // 24 letters are 192: of 268 less 40 and the Spacer's 60 are 168 left, less only the 40 they would be 228.
    (
      View.hStack(id: "row", .text("Quarterly report of this", id: "t"), .spacer(id: "sp", minLength: 60), .text("12345", id: "v")).padding(16, id: "p"),
      300, 100, "t", ["holding back 60 for sp (Spacer)   ← decides: row", "Without v: 192 × 20.\nWith minLength: 0 on sp: 192 × 20.\n"],
      ["Without p"]
    ),
    // A stack of one view is that view: its priority is the row's business. 212 - 144 = 68; without it each is offered 106, and t takes 104 of it.
    (
      View.hStack(
        id: "row", spacing: 8, .vStack(id: "in", spacing: 0, .text("Title of the thing", id: "t").layoutPriority(1, id: "lp")),
        .text("Some detail text", id: "d")), 220, 60, "d",
      ["    68   row serves in first, which takes 144   ← decides: lp .layoutPriority(1)", "Without lp .layoutPriority(1): 96 × 40, and in 104 × 40.\n"], []
    ),
    // The row's circle is as high as there is room. fixedSize would make it 160 high: no word of it.
    (View.hStack(id: "row", spacing: 0, .circle(id: "ci"), .text("Hello", id: "t")), 200, 60, "row", ["Without ci: 40 × 20.\n"], ["fixedSize"]),
    // Stretched to a square; by its own ratio it is half as high.
    (View.image(100, 50, resizable: true, id: "img"), 300, 300, "img", ["With .scaledToFit() on img: 300 × 150.\n"], []),
    // The Divider is offered 72 + 10 + 24: what it could have of the 300 it does not ask for.
    (
      View.grid(
        id: "g", horizontalSpacing: 10, verticalSpacing: 5, .gridRow(.text("Name", id: "a"), .text("Ann", id: "b")),
        .divider(id: "div").gridCellUnsizedAxes(["horizontal"], id: "un"), .gridRow(.text("Telephone", id: "e"), .text("5", id: "f"))), 300, 200, "div",
      [
        "   106   g (Grid) offers it what there is of all columns   ← decides: un .gridCellUnsizedAxes",
        "Without un .gridCellUnsizedAxes(.horizontal): 300 × 1.\n",
      ], []
    ),
    // 32 + 40 are 48 less than the 120 of what covers both columns, 24 for each; the bar has no say in it.
    (
      View.grid(
        id: "g", horizontalSpacing: 0, verticalSpacing: 0, .gridRow(.text("Wind", id: "k"), .text("Fresh", id: "v")),
        .gridRow(.text("A heading, wide", id: "wide").gridCellColumns(2)), .color(id: "bar").frame(height: 4).gridCellUnsizedAxes(["horizontal"])), 300, 200,
      "k",
      ["32 of its own and 24 for wide, which takes 120 over columns 1 to 2\n"], ["bar"]
    ),
    // A column that the heading covers counts until the heading is served, after the row below: (300 - 0) / 2. In one column it counts no more: 300 - 16.
    (
      View.grid(
        id: "g", horizontalSpacing: 0, verticalSpacing: 0, .gridRow(.text("A heading, wide", id: "wide").gridCellColumns(2, id: "two")),
        .gridRow(.color(id: "k"), .text("12", id: "v"))), 300, 200, "k",
      ["column 2 still counts, since wide covers it   ← decides: two .gridCellColumns(count: 2)", "Without two .gridCellColumns(count: 2): 284 × "], []
    ),
    // It takes the 300 of all columns because another line does, which is not to say that it is offered 300.
    (
      View.grid(
        id: "g", horizontalSpacing: 0, verticalSpacing: 0, .gridRow(.text("Wind", id: "k"), .text("Fresh", id: "v")),
        .color(id: "bar").frame(height: 4).gridCellUnsizedAxes(["horizontal"]), .color(id: "line").frame(height: 4)), 300, 200, "bar",
      ["proposed by the canvas, g (Grid) offers it what there is of all columns, … 2 views pass it on"], []
    ),
    // Its words need 80 of 100, and what stands beside them has 32.
    (
      View.hStack(id: "row", spacing: 0, .text("ten of ten", id: "t").lineLimit(1).fixedSize(id: "fix"), .color(id: "c").frame(width: 32)), 100, 40, "t",
      ["Without fix .fixedSize(): ", ", and its text is cut.\n"], []
    ),
    // Last baselines meet: m ends 5 below its second at 35, b's is at 30 of 40. Its top is 5 above b's, and b ends 5 below it.
    (
      View.hStack(
        id: "row", alignment: "lastTextBaseline", spacing: 0, .text("aaaa bbbb", id: "m").frame(width: 40),
        .view("Text", id: "b", ["string": "X", "font": ["advance": 16, "lineHeight": 40, "ascent": 30]])), 200, 200, "row",
      [
        "    45   row (HStack) spans its children: from the top of m (Text) to the bottom of b (Text)   ← decides: row",
        "Without the alignment of row: 56 × 40.\n",
      ], []
    ),
    // 367.2 - 16 - 40 are shared by two rows, of which r3 takes 40.
    (
      View.grid(
        id: "g", verticalSpacing: 8, .gridRow(id: "r1", .color(id: "c1"), .color(id: "c2")), .gridRow(id: "r2", .shape(20, 40, id: "s")),
        .gridRow(id: "r3", .color())), 320, 367, "c1",
      ["which c1 and c2 fill: an equal share of 311 among 2 rows (of the other rows r3 has 155.5 and r2 has 40)"], []
    ),
  ]) func `the last step of a size`(_ view: View, _ width: Int, _ height: Int, _ node: String, _ lines: [String], _ others: [String]) throws {
    let text = try Self.recorded(view, width, height).text(node)
    for line in lines { #expect(text.contains(line), "\(line) in \(text)") }
    for line in others { #expect(!text.contains(line), "\(line) in \(text)") }
  }

  @Test(arguments: [
    // The canvas centres what fills it by 0. Without pos the 40 would stand at 80 by chance; 10 further it does not.
    (
      View.shape(40, 40, id: "p").position(x: 100, y: 30, id: "pos"), 200, 200, "p", Axis.horizontal, "pos .position(x: 100, y: 30)",
      "With x: 110 on pos .position(x: 100, y: 30): at 90, 10.\n"
    ),
    // It ends at 30 + 10 + 320; without the frame the three are 120 high, in the middle of 400 from 140 on: 140 + 30 + 10 + 40 + 10.
    (
      View.vStack(id: "col", spacing: 10, .shape(100, 30, id: "a"), .shape(100, 40, id: "b").frame(maxHeight: .infinity, id: "bf"), .shape(100, 30, id: "p")),
      300, 400, "p", .vertical, "bf .frame(maxHeight: .infinity)", "Without bf .frame(maxHeight: .infinity): at 100, 230.\n"
    ),
    // It stands at the top because the color takes the rest: 300 - 20, alone it is in the middle.
    (View.vStack(id: "col", spacing: 0, .text("Title", id: "p"), color), 200, 300, "p", .vertical, "c, /view/children/1", "Without c: at 80, 140.\n"),
    // 200 hold two of 80 and 10: the third is alone in its row, in the middle of it.
    (
      View.view("WrappingHStack", id: "w", ["spacing": 10], .shape(80, 20, id: "a"), .shape(80, 20, id: "b"), .shape(80, 20, id: "p")), 200, 300, "p",
      .horizontal, "w, /view",
      "With w aligned by leading: at 0, 155.\n"
    ),
    // (240 - 26) / 2 + 12. Without the padding it would be (240 - 16) / 2 + 12, but that is the canvas's doing, and the offset comes after.
    (
      View.text("Hi", id: "p").padding(10, edges: ["trailing"], id: "pl").offset(x: 12, id: "of"), 240, 200, "p",
      .horizontal, "of .offset(x: 12)", "Without of .offset(x: 12): at 107, 90.\n"
    ),
    // Five columns of (300 - 32) / 5 from right to left: the second ends at 300 - 53.6 - 8.
    (
      View.lazyVGrid(
        id: "g", columns: [["adaptive": ["minimum": 50]]], .text("Item", id: "a"), .text("Item", id: "p"),
        .each((1...4).map { View.text("Item", id: "i\($0)") })
      ).environment(["layoutDirection": "rightToLeft"]), 300, 200, "p", .horizontal, "g, /view", "puts it in column 2, 53.6 wide"
    ),
  ]) func `the last step of a place`(
    _ view: View, _ width: Int, _ height: Int, _ node: String, _ axis: Axis, _ decides: String, _ without: String
  ) throws {
    let recorded = try Self.recorded(view, width, height)
    let node = try #require(try recorded.trace.node(node, in: recorded.pass))
    let prover = try Prover(recorded.trace, recorded.pass)
    let text = ExplanationText(axes: [axis]).render(try prover.complete(try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass)))
    #expect(text.contains("← decides: " + decides) && text.contains(without), "\(text)")
  }

  /// 4 on each side leave 16 of 24 for three letters. 12 leave nothing, which shows nothing; fixedSize has all of a short text, and a long one would
  /// leave the canvas for it.
  @Test(arguments: [("128", ".fixedSize() on cnt", "bp length 4 -> 0"), ("A caption that is longer than its canvas", nil, nil)])
  func `a text that is cut in an overlay has the fixedSize with which it is whole`(_ string: String, _ words: String?, _ change: String?) throws {
    let content = View.text(string, id: "cnt").padding(4, id: "bp")
    let view = View.image(24, 24).overlay(content)
    let recorded = try Self.recorded(view, 200, 100)
    let why = try Prover(recorded.trace, recorded.pass).addingSmallestChange(to: recorded.why("cnt"))
    #expect(why.addedFixedSize?.words == words && why.smallestChange?.words == change)
    #expect(ExplanationText().render(why).contains("Or with .fixedSize() on cnt.\n") == (words != nil))
  }

  /// 568 - 47 - 336 = 185, the 444 of the frame are 259 more, though the canvas has 568.
  @Test func `what is larger than the safe area sticks out of it`() throws {
    let view = View.color(id: "form").frame(width: 300, height: 444, id: "f")
    let recorded = try Self.recorded(view, 320, 568, safeArea: ["top": 47, "bottom": 336])
    #expect(try recorded.text("f").contains("     !   f is 444 high in a safe area of 185\n"))
    let rows = try recorded.trace.rows("SELECT printf('%s %g %g %g', parent_key, parent_length, out_before, out_after) FROM overflow").rows
    #expect(rows.map { $0[0].text } == ["safe area 185 129.5 129.5"])
    let overflows = try Replay(recorded.trace, recorded.pass).original.overflows.all
    #expect(overflows.map(\.before) == [129.5] && overflows.map(\.after) == [129.5])
    // 444 of the 568 that it has where it ignores the safe area.
    let open = View.color().frame(width: 300, height: 444).ignoresSafeArea(id: "open")
    let ignoring = try Self.recorded(open, 320, 568, safeArea: ["top": 47, "bottom": 336])
    #expect(try ignoring.trace.rows("SELECT node_id FROM overflow WHERE NOT meant").rows.isEmpty)
    #expect(try !ignoring.text("open").contains("!") && Replay(ignoring.trace, ignoring.pass).original.overflows.all.allSatisfy(\.isMeant))
  }

  /// bf leaves nothing of 90 - 8: of the ratio's width nothing is said, and no change that leaves the logo a point is a cure.
  @Test func `what a ratio makes nothing is offered nothing along one axis`() throws {
    let logo = View.image(120, 120, resizable: true, id: "logo").scaledToFit(id: "fit")
    let recorded = try Self.recorded(View.vStack(id: "col", spacing: 8, logo, .shape(60, 100, id: "b")), 300, 90)
    let why = try Prover(recorded.trace, recorded.pass).addingSmallestChange(to: recorded.why("logo")), text = ExplanationText().render(why)
    #expect(text.contains("nothing of the height") && !text.contains("nothing of the width") && why.smallestChange == nil, "\(text)")
  }
}
