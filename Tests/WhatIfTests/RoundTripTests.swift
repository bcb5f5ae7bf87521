import Explanation
import LayoutModel
import Rendering
import Scene
import Testing

@testable import WhatIf

/// What placing offers a view because that view answered so is told once. The canvas is 320 × 200, a letter 8 wide and a line 20 high.
struct RoundTripTests {
  private static func text(_ id: String, _ string: String) -> String { #"{"type": "Text", "id": "\#(id)", "string": "\#(string)"}"# }
  private static func view(_ type: String, _ id: String, _ children: String..., arguments: String = "", modifiers: String = "") -> String {
    #"{"type": "\#(type)", "id": "\#(id)", \#(arguments) "children": [\#(children.joined(separator: ","))], "modifiers": [\#(modifiers)]}"#
  }
  private static let relative =
    #"{"type": "Color", "id": "c", "modifiers": [{"type": "containerRelativeFrame", "axes": "vertical", "id": "cr"}]}"#
  private static let pad = #"{"type": "padding", "length": 10, "id": "pad"}"#

  private static func scroll(_ content: String, _ arguments: String = "") -> String {
    view("HStack", "row", view("ScrollView", "scroll", content, arguments: arguments), text("side", "Side"), arguments: #""spacing": 8,"#)
  }

  /// A scene, a view of it, and the steps of its answer along an axis that are not folded.
  static let cases: [(view: String, node: String, axis: Axis, steps: [String])] = [
    // 320 less 8 and 32 are 280; the ScrollView is as wide as the longer text, which the shorter is offered.
    (
      scroll(view("VStack", "col", text("a", "One"), text("b", "Longer"))), "a", .horizontal,
      [
        "320 proposed by the canvas", "312 row (HStack) keeps 8 for 1 gap", "280 row gives it what side (32) left", "48 one line",
        "48 col (VStack) is as wide as b (Text)",
        "24 one line",
      ]
    ),
    // Padded, 260 are offered; what the padding adds it takes away again.
    (
      scroll(view("VStack", "col", text("a", "One"), text("b", "Longer"), modifiers: pad)), "a", .horizontal,
      [
        "320 proposed by the canvas", "312 row (HStack) keeps 8 for 1 gap", "280 row gives it what side (32) left",
        "260 pad .padding(10) keeps 20", "48 one line", "48 col (VStack) is as wide as b (Text)",
        "24 one line",
      ]
    ),
    // Offered nil its views are 20, 20 and 10 high. Then the row offers its 50: a third to b, half of 30 to c, the 10 that are left to the rest.
    (
      view(
        "HStack", "row", text("a", "One"),
        view("VStack", "col", text("b", "B"), text("c", "C"), #"{"type": "Color", "id": "rest"}"#, arguments: #""spacing": 0,"#),
        arguments: #""spacing": 8,"#, modifiers: #"{"type": "fixedSize", "horizontal": false, "vertical": true, "id": "fix"}"#), "rest", .vertical,
      [
        "200 proposed by the canvas",
        "nil fix .fixedSize(horizontal: false, vertical: true) asks for the ideal height", "50 col (VStack) is as high as its children: b 20 + c 20 + rest 10",
        "10 col gives it what b (20, offered 16.67) and c (20, offered 15) left",
        "10 Color: takes what it is offered",
      ]
    ),
    // A frame answers 150, whatever the ScrollView around it offers; so does what goes by a container.
    (
      view(
        "ScrollView", "outer",
        view(
          "ScrollView", "inner", #"{"type": "Color", "id": "c", "modifiers": [{"type": "containerRelativeFrame", "axes": "horizontal", "id": "cr"}]}"#,
          arguments: #""axes": ["horizontal"],"#, modifiers: #"{"type": "frame", "width": 150, "height": 50, "id": "f"}"#)), "c", .horizontal,
      [
        "320 proposed by the canvas", "150 f .frame(width: 150, height: 50)",
        "nil inner (ScrollView) proposes nil along its horizontal axis",
        "150 cr .containerRelativeFrame(axes: .horizontal) goes by the width of inner, 150", "150 Color: takes what it is offered",
      ]
    ),
    // 320 less 20 of padding are 300; the frame has 320, its padding makes 340 of it, which the ScrollView is and offers.
    (
      view(
        "ScrollView", "scroll",
        #"{"type": "Color", "id": "c", "modifiers": [{"type": "containerRelativeFrame", "axes": "horizontal", "id": "cr"}, \#(pad)]}"#), "c", .horizontal,
      [
        "320 proposed by the canvas", "300 pad .padding(10) keeps 20",
        "320 cr .containerRelativeFrame(axes: .horizontal) goes by the width of scroll (ScrollView), 320", "320 Color: takes what it is offered",
      ]
    ),
  ]

  /// A frame as high as its container in a canvas, and the container with its length as the answer has it.
  @Test(arguments: [
    // Offered nil, a ScrollView goes by the one around it.
    (
      view("ScrollView", "outer", view("ScrollView", "inner", relative)), "200",
      "   200   cr .containerRelativeFrame(axes: .vertical) goes by the height of outer, 200, since inner is offered nil   ←"
    ),
    // Half of 200.
    (
      view(
        "VStack", "col", view("List", "list", relative), #"{"type": "Color"}"#, arguments: #""spacing": 0,"#
      ), "200",
      "   100   cr .containerRelativeFrame(axes: .vertical) goes by the height of list, 100   "
    ),
    // 200 less 40; padding takes another 20 of it.
    (
      view("VStack", "col", relative, modifiers: pad), "200",
      "   160   cr .containerRelativeFrame(axes: .vertical) goes by the height of the canvas without its safe area, 160   "
    ),
    // SwiftUI's default for what is not known.
    (
      view("VStack", "col", relative), "null",
      "    10   cr .containerRelativeFrame(axes: .vertical) goes by the height of the canvas, which is nil and counts as 10\n"
    ),
  ])
  func `an answer names the container that a length goes by, and its length`(_ view: String, _ height: String, _ line: String) throws {
    let safeArea = line.contains("safe area") ? #", "safeArea": {"top": 40}"# : ""
    let json = """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}\(safeArea)}, "view": \(view),
       "passes": [{"name": "p", "proposal": {"width": 320, "height": \(height)}}]}
      """
    let text = ExplanationText().render(try Recorded(Scene(SceneInput(file: "container.json", bytes: Array(json.utf8)))).why("cr"))
    #expect(text.contains("\n\(line)"), "\(text)")
  }

  @Test(arguments: cases) func `each thing is said once`(_ item: (view: String, node: String, axis: Axis, steps: [String])) throws {
    let axis = try #require(try Recorded(view: item.view, width: 320).why(item.node).axes.first { $0.axis == item.axis })
    #expect(axis.steps.filter { !$0.isFolded }.map { "\($0.value?.short ?? "nil") \($0.sentence)" } == item.steps)
  }
}
