import Explanation
import LayoutModel
import Scene
import TestSupport
import Testing

/// The sentences of rules about places, on a canvas of 200 x 200; numbers worked out by hand.
struct PositionSentenceTests {
  private static let positioned = View.shape(50, 20, id: "a").position(x: 70, y: 40, id: "m")

  private static func bar(_ placement: Value?) -> View {
    let item = View.view("ToolbarItem", id: "i", placement.map { ["placement": $0] } ?? [:], .shape(50, 20, id: "a"))
    return .view("NavigationStack", id: "m", .color().modifier("toolbar", ["content": .view(item)]))
  }

  private static let k = View.shape(104, 20, id: "k")
  private static let wide = View.shape(70, 9, id: "c")

  @Test(arguments: [
    // 30 + 8 + 20 + 8 + 50 = 116 from 42 on: b ends at 72, c at 100.
    (
      View.hStack(id: "m", spacing: 8, .shape(30, 20, id: "b"), .shape(20, 30, id: "c"), .shape(50, 20, id: "a")), Axis.horizontal, "Place/after",
      "m puts it after c (Shape), which ends at 100, and a gap of 8", 108
    ),
    // From 158 on to the left: b begins at 128, c at 100.
    (
      View.hStack(id: "m", spacing: 8, .shape(30, 20, id: "b"), .shape(20, 30, id: "c"), .shape(50, 20, id: "a")).environment(["layoutDirection": "rightToLeft"]
      ), .horizontal, "Place/after",
      "m (HStack) puts it after c (Shape), which begins at 100, and a gap of 8, from right to left: 100 - 8 - 50", 42
    ),
    // 92 from 54 to 146: b begins at 116, c ends at 120.
    (
      View.hStack(id: "m", spacing: -4, .shape(30, 20, id: "b"), .shape(20, 30, id: "c"), .shape(50, 20, id: "a")).environment([
        "layoutDirection": "rightToLeft"
      ]), .horizontal, "Place/after",
      "m (HStack) puts it after c (Shape), which begins at 100, and a gap of -4, from right to left: 100 + 4 - 50", 54
    ),
    (
      View.hStack(id: "m", spacing: 0, .shape(30, 20, id: "b"), .shape(20, 30, id: "c"), .shape(50, 20, id: "a")).environment(["layoutDirection": "rightToLeft"]
      ), .horizontal, "Place/after",
      "m (HStack) puts it after c (Shape), which begins at 100, from right to left: 100 - 50", 50
    ),
    // 70 + 40 = 110 wide, from 155 on to the left: what is 100 wide begins at 55, what has its 0 at 70 ends at 85.
    (
      View.vStack(id: "m", alignment: "leading", .shape(40, 20), .shape(100, 20, id: "a").alignmentGuide("leading", 70, id: "g")).environment([
        "layoutDirection": "rightToLeft"
      ]), .horizontal, "Place/across",
      "m (VStack) aligns its views by leading: its 70, set by g .alignmentGuide(.leading), is the largest, which the others meet, from right to left", 55
    ),
    (
      View.vStack(id: "m", alignment: "leading", .shape(100, 20).alignmentGuide("leading", 70, id: "g"), .shape(40, 20, id: "a")).environment([
        "layoutDirection": "rightToLeft"
      ]), .horizontal, "Place/across", "m (VStack) aligns its views by leading: its 0 meets 70 of g .alignmentGuide(.leading), from right to left", 45
    ),
    // 20 - 4 + 30 - 4 + 20 = 62 from 69 on.
    (
      View.vStack(id: "m", spacing: -4, .shape(30, 20, id: "b"), .shape(20, 30, id: "c"), .shape(50, 20, id: "a")), .vertical, "Place/after",
      "m puts it after c (Shape), which ends at 115, and a gap of -4", 111
    ),
    // A row is 4 from the edge and 8 from the next.
    (
      View.list(id: "m", .shape(30, 20, id: "b"), .shape(20, 30, id: "c"), .shape(50, 20, id: "a")), .vertical, "Place/after",
      "m puts it after c (Shape), which ends at 62, and a gap of 8", 70
    ),
    (
      View.scrollView(.lazyVStack(id: "m", spacing: 4, .shape(30, 20, id: "b"), .shape(20, 30, id: "c"), .shape(50, 20, id: "a"))), .vertical, "Place/after",
      "m (LazyVStack) puts it after c (Shape), which ends at 54, and a gap of 4", 58
    ),
    // Of 200 the color has what 20 and 50 leave, whoever is served first.
    (
      View.hStack(id: "m", spacing: 0, .color(id: "b"), .shape(20, 20, id: "c"), .shape(50, 20, id: "a").layoutPriority(1)), .horizontal, "Place/after",
      "m puts it after c (Shape), which ends at 150", 150
    ),
    // 70 less half of 50.
    (positioned, .horizontal, "Place/position", "m puts its centre at 70: 70 - 50 / 2", 45),
    (positioned, .vertical, "Place/position", "m puts its centre at 40: 40 - 20 / 2", 30),
    // 20 high at the bottom of 200: the color has what 8 points of spacing leave.
    (
      View.color(id: "c").modifier("safeAreaInset", ["edge": "bottom", "content": .view(.shape(50, 20, id: "a"))], id: "m"), .vertical, "Place/inset",
      "m puts it at its bottom, below c (Color), which has 172, and a gap of 8", 180
    ),
    (
      View.color().modifier("safeAreaInset", ["edge": "leading", "content": .view(.shape(50, 20, id: "a"))], id: "m"), .horizontal, "Place/inset",
      "m puts it at its leading edge", 0
    ),
    // Below 20 and 8.
    (
      View.color(id: "a").modifier("safeAreaInset", ["edge": "top", "content": .view(.shape(50, 20, id: "c"))], id: "m"), .vertical, "Place/inset",
      "m puts it at its bottom, below c (Shape), which has 20, and a gap of 8", 28
    ),
    // 16 from the end of a bar; in the middle of its 49, the last of 200.
    (bar("bottomBar"), .horizontal, "Place/bar_item", "i (ToolbarItem) stands in a bar of m, where .bottomBar says", 16),
    (bar("bottomBar"), .vertical, "Place/bar_item", "i (ToolbarItem) stands in a bar of m, where .bottomBar says", 165.5),
    (bar(nil), .horizontal, "Place/bar_item", "i (ToolbarItem) stands in a bar of m, where an item without a placement does", 134),
    // 200 - 50 in halves.
    (View.shape(50, 20, id: "a").border(id: "m"), .horizontal, "Place/at_corner", "m puts it at its corner", 75),
    // 150 + 8 + 50 do not fit into 200: the second row comes after 30 and 8. Both are 58 high, with 71 above them.
    (
      View.view("WrappingHStack", id: "m", .shape(150, 30), .shape(50, 20, id: "a")), .vertical,
      "Place/custom_layout", "m, a custom Layout, places the top of it at 38", 109
    ),
    // 131 in the middle of 200, and 50 in the middle of that.
    (
      View.shape(50, 20, id: "a").frame(width: 131, id: "m"), .horizontal, "Place/aligned",
      "m aligns it by center: its 25 meets 65.5, half of 131", 75
    ),
    (
      View.shape(50, 20, id: "a").frame(width: 131, alignment: "trailing", id: "m"), .horizontal, "Place/aligned",
      "m aligns it by trailing: its 50 meets 131", 115.5
    ),
    // The row is 45 high from 77.5 on.
    (
      View.hStack(id: "m", .shape(30, 45, id: "b"), .shape(50, 20, id: "a")), .vertical,
      "Place/across", "m aligns its views by center: its 10 meets 22.5 of b (Shape), half of 45", 90
    ),
    // What the other view states is half of nothing: it stands from 77.5 to 122.5, and a 30 lower.
    (
      View.hStack(id: "m", .shape(30, 45, id: "b").alignmentGuide("VerticalAlignment.center", 40), .shape(50, 20, id: "a")), .vertical, "Place/across",
      "m aligns its views by center: its 10 meets 40 of .alignmentGuide(VerticalAlignment.center) on b", 105
    ),
    (
      View.shape(61, 20, id: "b").overlay(.shape(50, 20, id: "a"), id: "m"),
      .horizontal, "Place/secondary", "m aligns it by center: its 25 meets 30.5 of b (Shape), half of 61", 75
    ),
    // Leading edges are at the right, 130.5, and 50 to the left of that; trailing ones at the left, 69.5.
    (
      View.shape(61, 20, id: "b").overlay(.shape(50, 20, id: "a"), alignment: "leading", id: "m").environment(["layoutDirection": "rightToLeft"]),
      .horizontal, "Place/secondary", "m .overlay(alignment: .leading) aligns it by leading: its 0 meets 0 of b (Shape), from right to left", 80.5
    ),
    (
      View.shape(61, 20, id: "b").overlay(.shape(50, 20, id: "a"), alignment: "trailing", id: "m").environment(["layoutDirection": "rightToLeft"]),
      .horizontal, "Place/secondary", "m .overlay(alignment: .trailing) aligns it by trailing: its 50 meets 61 of b (Shape), from right to left", 69.5
    ),
    // 104 and 50 with 12 between are 166, from 17 on.
    (
      View.grid(horizontalSpacing: 12, .gridRow(id: "m", .shape(104, 20, id: "k"), .shape(50, 20, id: "a"))), .horizontal, "Place/grid_cell",
      "m (GridRow) puts it in column 2, 50 wide, after k (Shape), whose column is 104 wide, and a gap of 12, 116 from its edge: aligned by center", 133
    ),
    // The second column is 70 wide for c: 186, from 7 on.
    (
      View.grid(horizontalSpacing: 12, .gridRow(id: "m", .shape(104, 20, id: "k"), .shape(50, 20, id: "a")), .gridRow(.shape(9, 9), .shape(70, 9, id: "c"))),
      .horizontal, "Place/grid_cell",
      "m (GridRow) puts it in column 2, 70 wide for c, after k (Shape), whose column is 104 wide, and a gap of 12, 126 from its edge: aligned by center, 10 into it",
      133
    ),
    // 30, 70 and 50 with two gaps are 174, from 13 on.
    (
      View.grid(horizontalSpacing: 12, .gridRow(id: "m", .shape(30, 20, id: "k"), .shape(70, 9, id: "c"), .shape(50, 20, id: "a"))), .horizontal,
      "Place/grid_cell",
      "m (GridRow) puts it in column 3, 50 wide, after c (Shape), whose column is 70 wide from 42 on, and a gap of 12, 124 from its edge: aligned by center",
      137
    ),
  ])
  func `a place is told`(_ view: View, _ axis: Axis, _ rule: String, _ sentence: String, _ value: Double) throws {
    let recorded = try Recorded(view: view, width: 200)
    let node = try #require(try recorded.trace.node("a", in: recorded.pass))
    let explanation = try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass)
    let step = try #require(explanation.axes.first { $0.axis == axis }?.steps.last { $0.rule == rule })
    #expect(step.sentence == sentence)
    #expect(step.value == value)
  }

  /// The id that Swift code writes behind .offset names that, whose slot stays where it is.
  @Test func `of a modifier that moves its view the answer says where that is drawn`() throws {
    let dot = View.shape(40, 30, id: "dot").offset(x: 16, y: 44, id: "moved").padding(2, id: "pad")
    let view = View.zStack(alignment: "topLeading", .color(id: "c"), dot, .shape(40, 30, id: "other").padding(2, id: "still"))
    let recorded = try Recorded(view: view, width: 200)
    func place(_ key: String) throws -> Place? {
      let node = try #require(try recorded.trace.node(key, in: recorded.pass))
      return try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass).place
    }
    for key in ["moved", "pad"] {
      let moved = try #require(try place(key)?.moved)
      #expect(moved.key == "dot" && moved.drawn == Rect(Point(18, 46), Size(40, 30)))
    }
    for key in ["still", "c"] { #expect(try place(key)?.moved == nil) }
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
