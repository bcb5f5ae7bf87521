import Explanation
import LayoutModel
import Scene
import Testing

/// The sentences of rules about places, on a canvas of 200 x 200; numbers worked out by hand.
struct PlaceSentenceTests {
  private static let a = #""type": "Shape", "id": "a", "sizeThatFits": {"width": 50, "height": 20}"#
  private static let positioned = #"{\#(a), "modifiers": [{"type": "position", "id": "m", "x": 70, "y": 40}]}"#

  private static let k = #"{"type": "Shape", "id": "k", "sizeThatFits": {"width": 104, "height": 20}}"#
  private static let wide = #"{"type": "Shape", "id": "c", "sizeThatFits": {"width": 70, "height": 9}}"#
  private static func columns(_ cells: String..., below other: String? = nil) -> String {
    let below = other.map { #", {"type": "GridRow", "children": [{"type": "Shape", "sizeThatFits": {"width": 9, "height": 9}}, \#($0)]}"# } ?? ""
    return #"{"type": "Grid", "horizontalSpacing": 12, "children": [{"type": "GridRow", "id": "m", "children": [\#(cells.joined(separator: ", "))]}\#(below)]}"#
  }

  /// a after b and c, 30 and 20 wide.
  private static func third(_ type: String, _ spacing: Int? = nil, b: String = "30, \"height\": 20", modifiers: String = "") -> String {
    let gap = spacing.map { #""spacing": \#($0), "# } ?? ""
    return #"""
      {"type": "\#(type)", "id": "m", \#(gap)"children": [{"type": "Shape", "id": "b", "sizeThatFits": {"width": \#(b)}},
        {"type": "Shape", "id": "c", "sizeThatFits": {"width": 20, "height": 30}}, {\#(a)}], "modifiers": [\#(modifiers)]}
      """#
  }
  private static let mirrored = #"{"type": "environment", "layoutDirection": "rightToLeft"}"#

  @Test(arguments: [
    // 30 + 8 + 20 + 8 + 50 = 116 from 42 on: b ends at 72, c at 100.
    (third("HStack", 8), Axis.horizontal, "Place/after", "m puts it after c (Shape), which ends at 100, and a gap of 8", 108),
    // From 158 on to the left: b begins at 128, c at 100.
    (
      third("HStack", 8, modifiers: mirrored), .horizontal, "Place/after",
      "m (HStack) puts it after c (Shape), which begins at 100, and a gap of 8, from right to left: 100 - 8 - 50", 42
    ),
    // 92 from 54 to 146: b begins at 116, c ends at 120.
    (
      third("HStack", -4, modifiers: mirrored), .horizontal, "Place/after",
      "m (HStack) puts it after c (Shape), which begins at 100, and a gap of -4, from right to left: 100 + 4 - 50", 54
    ),
    (
      third("HStack", 0, modifiers: mirrored), .horizontal, "Place/after",
      "m (HStack) puts it after c (Shape), which begins at 100, from right to left: 100 - 50", 50
    ),
    // 20 - 4 + 30 - 4 + 20 = 62 from 69 on.
    (third("VStack", -4), .vertical, "Place/after", "m puts it after c (Shape), which ends at 115, and a gap of -4", 111),
    // A row is 4 from the edge and 8 from the next.
    (third("List"), .vertical, "Place/after", "m puts it after c (Shape), which ends at 62, and a gap of 8", 70),
    (
      #"{"type": "ScrollView", "children": [\#(third("LazyVStack", 4))]}"#, .vertical, "Place/after",
      "m (LazyVStack) puts it after c (Shape), which ends at 54, and a gap of 4", 58
    ),
    // Of 200 the color has what 20 and 50 leave, whoever is served first.
    (
      #"""
      {"type": "HStack", "id": "m", "spacing": 0, "children": [{"type": "Color", "id": "b"}, {"type": "Shape", "id": "c", "sizeThatFits": {"width": 20, "height": 20}},
        {\#(a), "modifiers": [{"type": "layoutPriority", "value": 1}]}]}
      """#, .horizontal, "Place/after", "m puts it after c (Shape), which ends at 150", 150
    ),
    // 70 less half of 50.
    (positioned, .horizontal, "Place/position", "m puts its centre at 70: 70 - 50 / 2", 45),
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
    // 131 in the middle of 200, and 50 in the middle of that.
    (
      #"{\#(a), "modifiers": [{"type": "frame", "width": 131, "id": "m"}]}"#, .horizontal, "Place/aligned",
      "m aligns it by center: its 25 meets 65.5, half of 131", 75
    ),
    (
      #"{\#(a), "modifiers": [{"type": "frame", "width": 131, "alignment": "trailing", "id": "m"}]}"#, .horizontal, "Place/aligned",
      "m aligns it by trailing: its 50 meets 131", 115.5
    ),
    // The row is 45 high from 77.5 on.
    (
      #"{"type": "HStack", "id": "m", "children": [{"type": "Shape", "id": "b", "sizeThatFits": {"width": 30, "height": 45}}, {\#(a)}]}"#, .vertical,
      "Place/across", "m aligns its views by center: its 10 meets 22.5 of b (Shape), half of 45", 90
    ),
    // What the other view states is half of nothing: it stands from 77.5 to 122.5, and a 30 lower.
    (
      #"""
      {"type": "HStack", "id": "m", "children": [{"type": "Shape", "id": "b", "sizeThatFits": {"width": 30, "height": 45},
        "modifiers": [{"type": "alignmentGuide", "guide": "VerticalAlignment.center", "value": 40}]}, {\#(a)}]}
      """#, .vertical, "Place/across", "m aligns its views by center: its 10 meets 40 of .alignmentGuide(VerticalAlignment.center) on b", 105
    ),
    (
      #"{"type": "Shape", "id": "b", "sizeThatFits": {"width": 61, "height": 20}, "modifiers": [{"type": "overlay", "id": "m", "content": {\#(a)}}]}"#,
      .horizontal, "Place/secondary", "m aligns it by center: its 25 meets 30.5 of b (Shape), half of 61", 75
    ),
    // 104 and 50 with 12 between are 166, from 17 on.
    (
      columns(k, "{\(a)}"), .horizontal, "Place/grid_cell",
      "m (GridRow) puts it in column 2, 50 wide, after k (Shape), whose column is 104 wide, and a gap of 12, 116 from its edge: aligned by center", 133
    ),
    // The second column is 70 wide for c: 186, from 7 on.
    (
      columns(k, "{\(a)}", below: wide), .horizontal, "Place/grid_cell",
      "m (GridRow) puts it in column 2, 70 wide for c, after k (Shape), whose column is 104 wide, and a gap of 12, 126 from its edge: aligned by center, 10 into it",
      133
    ),
    // 30, 70 and 50 with two gaps are 174, from 13 on.
    (
      columns(#"{"type": "Shape", "id": "k", "sizeThatFits": {"width": 30, "height": 20}}"#, wide, "{\(a)}"), .horizontal, "Place/grid_cell",
      "m (GridRow) puts it in column 3, 50 wide, after c (Shape), whose column is 70 wide from 42 on, and a gap of 12, 124 from its edge: aligned by center",
      137
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

  @Test(arguments: [UInt64](1...60)) func `what stands after another adds up on its line`(_ seed: UInt64) throws {
    let recorded = try Recorded(Scene(SceneInput(file: "\(seed).json", bytes: Array(RandomScene.json(seed: seed).utf8))))
    for row in try recorded.trace.rows("SELECT key FROM node JOIN placement ON node_id = node.id ORDER BY node.id").rows {
      guard let node = try recorded.trace.node(row[0].text ?? "", in: recorded.pass) else { continue }
      for axis in try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass).axes {
        for (before, step) in zip([0] + axis.steps.map { $0.value ?? .nan }, axis.steps) where step.rule == "Place/after" {
          guard let sum = try Self.sum(step.sentence, after: before) else { continue }
          #expect(abs(sum - (step.value ?? .nan)) < 0.02, "\(before): \(step.sentence)")
        }
      }
    }
  }

  private static func sum(_ sentence: String, after number: Double) throws -> Double? {
    func value(_ text: Substring) -> Double { Double(text) ?? .nan }
    if let sum = sentence.firstMatch(of: /from right to left: (.+)$/) {
      return sum.1.replacing("- ", with: "-").replacing("+ ", with: "").split(separator: " ").map(value).reduce(0, +)
    }
    let gap = sentence.firstMatch(of: /and a gap of (.+)$/).map { value($0.1) } ?? 0
    if let end = sentence.firstMatch(of: /which ends at ([-0-9.]+)/) { return value(end.1) + gap }
    return sentence.firstMatch(of: /which takes ([-0-9.]+)/).map { number + value($0.1) + gap }
  }
}
