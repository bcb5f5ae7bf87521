import Explanation
import Rendering
import Scene
import TestSupport
import Testing
import TraceStore

@testable import WhatIf

/// What was there is told in full, and who takes it is blamed: on a canvas of 200 × 200, letters 8 wide, lines 20 high, numbers worked out by hand.
struct SumTests {
  private static func rows(_ rows: View..., spacing: Int = 8) -> View {
    let rows = rows.enumerated().map { "\($1)".contains("Divider") ? $1 : View.gridRow(id: "r\($0 + 1)", $1) }
    return View.grid(id: "g", horizontalSpacing: .number(spacing), .each(rows))
  }
  private static let line = View.divider(id: "d")
  private static func trailing(_ view: View) -> View { view.modifier("gridColumnAlignment", ["alignment": "trailing"]) }

  @Test(arguments: [
    // 200 less 24 is 88 for each of two, of which cf takes 120: 56 are left. Without it c takes 88, and t has "Caption " of its 88.
    (
      View.hStack(
        id: "row", spacing: 0, .color(id: "c").frame(width: 120, id: "cf"), .text("Caption text", id: "t"), .text("Now", id: "n").layoutPriority(1, id: "prio")),
      "t",
      [
        "56   row (HStack) serves prio first, which takes 24, then cf, which takes 120 (offered 88)   ← decides: cf .frame(width: 120), /view/children/0/modifiers/0",
        "Without cf .frame(width: 120): 64 × 40.", "Without c: 96 × 20.",
      ]
    ),
    // Offered 94 of 188 bh takes its most, 60, and lf its two lines; placed in the 112 that makes, bh is offered half of 100.
    (
      View.vStack(
        id: "v", spacing: 12, .text("Sign in", id: "a").frame(minHeight: 44, maxHeight: 60, id: "bh"),
        .text("Confirm password", id: "b").frame(width: 80, id: "lf")
      ).frame(maxWidth: 300, id: "most"), "v",
      ["112   v (VStack) is as high as its children: bh 60 + lf 40 + 12 for gaps", "102   v is as high as its children: bh 50 + lf 40 + 12 for gaps"]
    ),
    // 168 high for the lines, though the padding takes some of it.
    (
      View.hStack(id: "row", spacing: 0, .text("aa", id: "a"), line, .text("bb", id: "b"), .color(id: "line").frame(width: 1, id: "lf")).padding(16, id: "pad"),
      "row", ["168   row (HStack) is as high as d and line   ← decides: d, /view/children/1 and line, /view/children/3", "Without d and line: 32 × 20."]
    ),
    // The Divider takes 200: half of what 16, 16 and a gap of 8 leave is added to each column. What covers both needs no more than it has.
    (
      rows(View.text("ab", id: "a").gridCellColumns(2, id: "sp"), line, .each([.text("ab", id: "x"), .text("cd", id: "y")])), "x",
      ["96   r3 (GridRow) gives it a slot as wide as column 1 (beside it y has 96): 16 of its own and 80 for d, which takes 200 over columns 1 to 2"]
    ),
    // 120 wide, and as high for its ratio, which is what the stack offers then.
    (
      View.scrollView(
        .vStack(id: "v", spacing: 4, .color(id: "a").aspectRatio(1, contentMode: "fit", id: "ar").frame(width: 120, id: "fw"), .text("Album", id: "b"))),
      "a", ["← decides: ar .aspectRatio(1, contentMode: .fit)", "Without ar .aspectRatio(1, contentMode: .fit): 120 × 10."]
    ),
    // The row is as high as there is room for what fills it. Without its last cell the Grid has one column, 16 wide.
    (
      rows(.each([.text("ab", id: "x"), .color(id: "line").frame(width: 1, id: "lf")])), "r1",
      ["← decides: line, /view/children/0/children/1", "Without line: 16 × 20."]
    ),
  ]) func `a size is told in full`(_ view: View, _ node: String, _ lines: [String]) throws {
    let answer = try Recorded(view: view, width: 200).text(node)
    for line in lines { #expect(answer.contains(line)) }
  }

  @Test(arguments: [
    // A third of 198 each: 66. In column 2 it is 67 from the edge.
    (
      rows(.each([.color(id: "k").gridCellColumns(2, id: "sp"), .color(id: "a")]), .each([.color(id: "b"), .color(id: "c"), .color(id: "d")]), spacing: 1), "a",
      [
        "134   r1 (GridRow) puts it in column 3, 66 wide, after k (Color), whose columns are together 133 wide, and a gap of 1",
        "Without sp .gridCellColumns(count: 2): at 67, ",
      ]
    ),
    // 48 from 76 on: at the end 108, in the middle 92. Each alone is enough.
    (
      rows(trailing(.shape(16, 20, id: "a")), trailing(.shape(20, 20, id: "b")), View.shape(48, 20, id: "c")), "a",
      ["aligned by trailing   ← decides: .gridColumnAlignment(alignment: .trailing) on a", "on a and .gridColumnAlignment(alignment: .trailing) on b: at 92, "]
    ),
    (
      View.text("Hi", id: "a").frame(maxWidth: .infinity, alignment: "bottom", id: "f"), "a",
      [
        "92   f aligns it by center: its 8 meets 100, half of 200   ← decides: f",
        "With alignment: .bottomLeading on f .frame(maxWidth: .infinity, alignment: .bottom): at 0, 90.",
      ]
    ),
  ]) func `a place is told in full`(_ view: View, _ node: String, _ lines: [String]) throws {
    let recorded = try Recorded(view: view, width: 200)
    let prover = try Prover(recorded.trace, recorded.pass)
    let found = try #require(try recorded.trace.node(node, in: recorded.pass))
    let answer = ExplanationText().render(try prover.complete(try Explainer(recorded.trace).explainPosition(of: found, in: recorded.pass)))
    for line in lines { #expect(answer.contains(line)) }
  }
}
