import Explanation
import LayoutModel
import Rendering
import Scene
import Testing

@testable import WhatIf

/// Which of its views a ViewThatFits shows and why, asked of it and of what it shows. A letter is 8 wide and a line 20 high.
struct FittingChoiceTests {
  private static func shape(_ id: String, _ width: Int) -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": 20}}"#
  }
  private static func fits(_ children: String..., axes: String = #"["horizontal"]"#, modifiers: String = "") -> String {
    #"{"type": "ViewThatFits", "id": "v", "axes": \#(axes), "children": [\#(children.joined(separator: ", "))], "modifiers": [\#(modifiers)]}"#
  }
  private static let row =
    #"{"type": "HStack", "id": "row", "spacing": 8, "children": [{"type": "Text", "id": "t", "string": "hello"}, {"type": "Color", "id": "c"}]}"#

  @Test(arguments: [
    // Whatever is tried first fits where nil is proposed; in 150 it would be the second.
    (
      #"{"type": "ScrollView", "id": "sv", "axes": ["horizontal"], "children": [\#(fits(shape("one", 300), shape("two", 60)))]}"#, 150, "v",
      ["   300   v (ViewThatFits) takes one (Shape), the first: where nil is proposed all fit   ← decides: sv, /view\n", "Without sv: 60 × 20.\n"]
    ),
    (
      fits(shape("one", 300), shape("two", 60), modifiers: #"{"type": "fixedSize", "id": "fs", "horizontal": true, "vertical": false}"#), 150, "v",
      [", the first: where nil is proposed all fit   ← decides: fs .fixedSize(horizontal: true, vertical: false), ", "Without fs "]
    ),
    // A height is to be fitted all the same: placing, a ScrollView offers the 20 that were answered.
    (
      #"{"type": "ScrollView", "id": "sv", "axes": ["horizontal"], "children": [\#(fits(shape("one", 300), shape("two", 60), axes: #"["horizontal", "vertical"]"#))]}"#,
      150, "v", ["   300   v (ViewThatFits) takes one (Shape), which needs height 20 of 20; where nil is proposed any width fits   ← decides: sv, "]
    ),
    (fits(shape("one", 32), shape("two", 60)), 150, "v", ["    32   v (ViewThatFits) takes one (Shape), which needs width 32 of 150   ← decides: v, "]),
    // What is shown is there because what comes before it is not; 5 letters, a gap of 8 and the rest of 100.
    (
      fits(shape("one", 136), shape("two", 110), row), 100, "c",
      [
        "   100   one needs width 136, 100 is proposed; two needs width 110, 100 is proposed: v (ViewThatFits) takes row (HStack)\n",
        "    52   row gives it what t (40) left   ← decides: row, ",
      ]
    ),
    (
      fits(shape("one", 136), shape("two", 60)), 100, "two",
      ["   100   one needs width 136, 100 is proposed: v (ViewThatFits) takes two (Shape)\n    60   Shape: its own formula   ← decides: two, "]
    ),
    // 300 in 200, of which the height of a text knows nothing.
    (
      fits(
        #"{"type": "Shape", "id": "high", "sizeThatFits": {"width": 60, "height": 300}}"#, #"{"type": "Text", "id": "t", "string": "Save"}"#,
        axes: #"["vertical"]"#),
      100, "t", ["   100   high needs height 300, 200 is proposed: v (ViewThatFits) takes t (Text)\n    32   one line   ← decides: t, "]
    ),
  ]) func `what is shown says what it was measured by`(_ view: String, _ width: Int, _ node: String, _ lines: [String]) throws {
    let text = try Recorded(view: view, width: width).text(node)
    for line in lines { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  /// The sentence stands once, where the choice is made.
  @Test func `a ViewThatFits says once what it takes`() throws {
    let text = try Recorded(view: Self.fits(Self.shape("one", 136), Self.row), width: 100).text("v")
    let width = text.prefix { $0 != "←" }
    #expect(width.components(separatedBy: "one needs width 136").count == 2, "\(text)")
    #expect(
      text.contains("   100   one needs width 136, 100 is proposed: v (ViewThatFits) takes row, the last, which need not fit   ← decides: one, "), "\(text)")
  }

  /// The first of its views has nothing before it to speak of.
  @Test func `the first of a ViewThatFits is passed on what it was proposed`() throws {
    let text = try Recorded(view: Self.fits(Self.shape("one", 32), Self.shape("two", 60)), width: 150).text("one")
    #expect(!text.contains("ViewThatFits"), "\(text)")
  }
}
