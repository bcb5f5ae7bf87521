import Explanation
import LayoutModel
import Testing

/// The sentences of rules about places, on a canvas of 200 x 200; numbers worked out by hand.
struct PlaceSentenceTests {
  private static let a = #""type": "Shape", "id": "a", "sizeThatFits": {"width": 50, "height": 20}"#
  private static let positioned = #"{\#(a), "modifiers": [{"type": "position", "id": "m", "x": 70, "y": 40}]}"#

  @Test(arguments: [
    // 70 less half of 50.
    (positioned, Axis.horizontal, "Place/position", "m puts its centre at 70: 70 - 50 / 2", 45),
    (positioned, .vertical, "Place/position", "m puts its centre at 40: 40 - 20 / 2", 30),
    // 20 high at the bottom of 200: the color has what 8 points of spacing leave.
    (
      #"{"type": "Color", "id": "c", "modifiers": [{"type": "safeAreaInset", "edge": "bottom", "id": "m", "content": {\#(a)}}]}"#, .vertical, "Place/inset",
      "m puts it at its bottom, below c (Color), which has 172, and a gap of 8", 180
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "safeAreaInset", "edge": "leading", "id": "m", "content": {\#(a)}}]}"#, .horizontal, "Place/inset",
      "m puts it at its leading edge", 0
    ),
    // 200 - 50 in halves.
    (#"{\#(a), "modifiers": [{"type": "border", "id": "m"}]}"#, .horizontal, "Place/at_corner", "m puts it at its corner", 75),
    // 150 + 8 + 50 do not fit into 200: the second row comes after 30 and 8. Both are 58 high, with 71 above them.
    (
      #"{"type": "WrappingHStack", "id": "m", "children": [{"type": "Shape", "sizeThatFits": {"width": 150, "height": 30}}, {\#(a)}]}"#, .vertical,
      "Place/custom_layout", "m, a Layout of its own, places the top of it at 38", 109
    ),
  ])
  func `a place is told`(_ view: String, _ axis: Axis, _ rule: String, _ sentence: String, _ value: Double) throws {
    let recorded = try Recorded(view: view, width: 200)
    let node = try #require(try recorded.trace.node("a", in: recorded.pass))
    let explanation = try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass)
    let step = try #require(explanation.axes.first { $0.axis == axis }?.steps.last { $0.rule == rule })
    #expect(step.sentence == sentence)
    #expect(step.value == value)
  }
}
