import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// Which of its views a ViewThatFits shows and why, asked of it and of what it shows. A letter is 8 wide and a line 20 high.
struct ViewThatFitsTests {
  private static let row =
    View.hStack(id: "row", spacing: 8, .text("hello", id: "t"), .color(id: "c"))

  @Test(arguments: [
    // Whatever is tried first fits where nil is proposed; in 150 it would be the second.
    (
      View.scrollView(id: "sv", axes: ["horizontal"], .viewThatFits(id: "v", axes: ["horizontal"], .shape(300, 20, id: "one"), .shape(60, 20, id: "two"))), 150,
      "v",
      ["   300   v (ViewThatFits) takes one (Shape), the first: where nil is proposed all fit   ← decides: sv, /view\n", "Without sv: 60 × 20.\n"]
    ),
    (
      View.viewThatFits(id: "v", axes: ["horizontal"], .shape(300, 20, id: "one"), .shape(60, 20, id: "two")).fixedSize(
        horizontal: true, vertical: false, id: "fs"), 150, "v",
      [", the first: where nil is proposed all fit   ← decides: fs .fixedSize(horizontal: true, vertical: false), ", "Without fs "]
    ),
    // A height is to be fitted all the same: placing, a ScrollView offers the 20 that were answered.
    (
      View.scrollView(
        id: "sv", axes: ["horizontal"], .viewThatFits(id: "v", axes: ["horizontal", "vertical"], .shape(300, 20, id: "one"), .shape(60, 20, id: "two"))),
      150, "v", ["   300   v (ViewThatFits) takes one (Shape), which needs height 20 of 20; where nil is proposed any width fits   ← decides: sv, "]
    ),
    (
      View.viewThatFits(id: "v", axes: ["horizontal"], .shape(32, 20, id: "one"), .shape(60, 20, id: "two")), 150, "v",
      ["    32   v (ViewThatFits) takes one (Shape), which needs width 32 of 150   ← decides: v, "]
    ),
    // What is shown is there because what comes before it is not; 5 letters, a gap of 8 and the rest of 100.
    (
      View.viewThatFits(id: "v", axes: ["horizontal"], .shape(136, 20, id: "one"), .shape(110, 20, id: "two"), row), 100, "c",
      [
        "   100   one needs width 136, 100 is proposed; two needs width 110, 100 is proposed: v (ViewThatFits) takes row (HStack)\n",
        "    52   row gives it what t (40) left   ← decides: row, ",
      ]
    ),
    (
      View.viewThatFits(id: "v", axes: ["horizontal"], .shape(136, 20, id: "one"), .shape(60, 20, id: "two")), 100, "two",
      ["   100   one needs width 136, 100 is proposed: v (ViewThatFits) takes two (Shape)\n    60   Shape: its own formula   ← decides: two, "]
    ),
    // 300 in 200, of which the height of a text knows nothing.
    (
      View.viewThatFits(id: "v", axes: ["vertical"], .shape(60, 300, id: "high"), .text("Save", id: "t")),
      100, "t", ["   100   high needs height 300, 200 is proposed: v (ViewThatFits) takes t (Text)\n    32   one line   ← decides: t, "]
    ),
  ]) func `what is shown says what it was measured by`(_ view: View, _ width: Int, _ node: String, _ lines: [String]) throws {
    let text = try Recorded(view: view, width: width).text(node)
    for line in lines { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  /// The sentence stands once, where the choice is made.
  @Test func `a ViewThatFits says once what it takes`() throws {
    let text = try Recorded(view: .viewThatFits(id: "v", axes: ["horizontal"], .shape(136, 20, id: "one"), Self.row), width: 100).text("v")
    let width = text.prefix { $0 != "←" }
    #expect(width.components(separatedBy: "one needs width 136").count == 2, "\(text)")
    #expect(
      text.contains("   100   one needs width 136, 100 is proposed: v (ViewThatFits) takes row, the last, without asking whether it fits   ← decides: one, "),
      "\(text)")
  }

  /// The first of its views has nothing before it to speak of.
  @Test func `the first of a ViewThatFits is passed on what it was proposed`() throws {
    let text = try Recorded(view: .viewThatFits(id: "v", axes: ["horizontal"], .shape(32, 20, id: "one"), .shape(60, 20, id: "two")), width: 150).text("one")
    #expect(!text.contains("ViewThatFits"), "\(text)")
  }
}
