import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// What placing offers a view because that view answered so is told once. The canvas is 320 × 200, a letter 8 wide and a line 20 high.
struct OfferedAgainTests {
  private static let relative =
    View.color(id: "c").modifier("containerRelativeFrame", ["axes": "vertical"], id: "cr")

  /// A scene, a view of it, and the steps of its answer along an axis that are not folded.
  static let cases: [(view: View, node: String, axis: Axis, steps: [String])] = [
    // 320 less 8 and 32 are 280; the ScrollView is as wide as the longer text, which the shorter is offered.
    (
      View.hStack(
        id: "row", spacing: 8, .scrollView(id: "scroll", .vStack(id: "col", .text("One", id: "a"), .text("Longer", id: "b"))), .text("Side", id: "side")), "a",
      .horizontal,
      [
        "320 proposed by the canvas", "312 row (HStack) keeps 8 for 1 gap", "280 row gives it what side (32) left", "48 one line",
        "48 col (VStack) is as wide as b (Text)",
        "24 one line",
      ]
    ),
    // Padded, 260 are offered; what the padding adds it takes away again.
    (
      View.hStack(
        id: "row", spacing: 8, .scrollView(id: "scroll", .vStack(id: "col", .text("One", id: "a"), .text("Longer", id: "b")).padding(10, id: "pad")),
        .text("Side", id: "side")), "a", .horizontal,
      [
        "320 proposed by the canvas", "312 row (HStack) keeps 8 for 1 gap", "280 row gives it what side (32) left",
        "260 pad .padding(10) keeps 20", "48 one line", "48 col (VStack) is as wide as b (Text)",
        "24 one line",
      ]
    ),
    // Offered nil its views are 20, 20 and 10 high. Then the row offers its 50: a third to b, half of 30 to c, the 10 that are left to the rest.
    (
      View.hStack(id: "row", spacing: 8, .text("One", id: "a"), .vStack(id: "col", spacing: 0, .text("B", id: "b"), .text("C", id: "c"), .color(id: "rest")))
        .fixedSize(horizontal: false, vertical: true, id: "fix"), "rest", .vertical,
      [
        "200 proposed by the canvas",
        "nil fix .fixedSize(horizontal: false, vertical: true) asks for the ideal height", "50 col (VStack) is as high as its children: b 20 + c 20 + rest 10",
        "10 col gives it what b (20, offered 16.67) and c (20, offered 15) left",
        "10 Color: takes what it is offered",
      ]
    ),
    // A frame answers 150, whatever the ScrollView around it offers; so does what goes by a container.
    (
      View.scrollView(
        id: "outer",
        .scrollView(id: "inner", axes: ["horizontal"], .color(id: "c").modifier("containerRelativeFrame", ["axes": "horizontal"], id: "cr")).frame(
          width: 150, height: 50, id: "f")), "c", .horizontal,
      [
        "320 proposed by the canvas", "150 f .frame(width: 150, height: 50)",
        "nil inner (ScrollView) proposes nil along its horizontal axis",
        "150 cr .containerRelativeFrame(axes: .horizontal) goes by the width of inner, 150", "150 Color: takes what it is offered",
      ]
    ),
    // 320 less 20 of padding are 300; the frame has 320, its padding makes 340 of it, which the ScrollView is and offers.
    (
      View.scrollView(
        id: "scroll", .color(id: "c").modifier("containerRelativeFrame", ["axes": "horizontal"], id: "cr").padding(10, id: "pad")), "c", .horizontal,
      [
        "320 proposed by the canvas", "300 pad .padding(10) keeps 20",
        "320 cr .containerRelativeFrame(axes: .horizontal) goes by the width of scroll (ScrollView), 320", "320 Color: takes what it is offered",
      ]
    ),
    // 44 letters are 352 wide, 300 is there. Of 200 the text is 20 high for its limit; the frame, as high as that, offers 20, which has room for no more.
    (
      View.vStack(id: "col", .text("A title that is longer than there is room on", id: "t").lineLimit(1, id: "limit")).frame(maxWidth: 300), "t", .vertical,
      ["20 limit .lineLimit(1) allows one line; the rest of the text is cut"]
    ),
    // Of 150 a ratio of 3:2 makes 100; the stack, 128 high with the text and a gap of 8, leaves it just these.
    (
      View.scrollView(
        id: "scroll",
        .vStack(id: "col", spacing: 8, .color(id: "c").aspectRatio(1.5, contentMode: "fit", id: "ratio"), .text("T", id: "t")).frame(width: 150, id: "f")), "c",
      .vertical,
      [
        "320 proposed by the canvas", "150 f .frame(width: 150)", "100 ratio .aspectRatio(1.5, contentMode: .fit): width 150 ÷ 3/2",
        "100 Color: takes what it is offered",
      ]
    ),
  ]

  /// A frame as high as its container in a canvas, and the container with its length as the answer has it.
  @Test(arguments: [
    // Offered nil, a ScrollView goes by the one around it.
    (
      View.scrollView(id: "outer", .scrollView(id: "inner", relative)), 200,
      "   200   cr .containerRelativeFrame(axes: .vertical) goes by the height of outer, 200, since inner is offered nil   ←"
    ),
    // Half of 200.
    (
      View.vStack(id: "col", spacing: 0, .list(id: "list", relative), .color()), 200,
      "   100   cr .containerRelativeFrame(axes: .vertical) goes by the height of list, 100   "
    ),
    // 200 less 40; padding takes another 20 of it.
    (
      View.vStack(id: "col", relative).padding(10, id: "pad"), 200,
      "   160   cr .containerRelativeFrame(axes: .vertical) goes by the height of the canvas without its safe area, 160   "
    ),
    // SwiftUI's default for what is not known.
    (
      View.vStack(id: "col", relative), Value.null,
      "    10   cr .containerRelativeFrame(axes: .vertical) goes by the height of the canvas, which is nil and counts as 10\n"
    ),
  ])
  func `an answer names the container that a length goes by, and its length`(_ view: View, _ height: Value, _ line: String) throws {
    let safeArea: Value = line.contains("safe area") ? ["safeArea": ["top": 40]] : [:]
    let json = SceneText(view, 320, height, pass: "p", environment: .object(SceneText.letters.members + safeArea.members))
    let text = ExplanationText().render(try Recorded(Scene(SceneInput(file: "container.json", bytes: Array(json.utf8)))).why("cr"))
    #expect(text.contains("\n\(line)"), "\(text)")
  }

  @Test(arguments: cases) func `each thing is said once`(_ item: (view: View, node: String, axis: Axis, steps: [String])) throws {
    let axis = try #require(try Recorded(view: item.view, width: 320).why(item.node).axes.first { $0.axis == item.axis })
    #expect(axis.steps.filter { !$0.isFolded }.map { "\($0.value?.short ?? "nil") \($0.sentence)" } == item.steps)
  }
}
