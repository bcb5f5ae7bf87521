import Explanation
import LayoutModel
import Scene
import TestSupport
import Testing

/// Where cells of a Grid stand: in the slots that its columns make, told so that it adds up. Numbers worked out by hand, on a canvas of 200 x 200.
struct GridPlaceTests {
  private static func shape(_ id: String, _ width: Int, _ modifiers: String = "") -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": 20}, "modifiers": [\#(modifiers)]}"#
  }
  private static func grid(_ rows: [String]..., modifiers: String = "") -> String {
    let rows = rows.enumerated().map { #"{"type": "GridRow", "id": "r\#($0 + 1)", "children": [\#($1.joined(separator: ", "))]}"# }
    return #"{"type": "Grid", "id": "grid", "horizontalSpacing": 12, "children": [\#(rows.joined(separator: ", "))], "modifiers": [\#(modifiers)]}"#
  }
  private static let mirrored = #"{"type": "environment", "layoutDirection": "rightToLeft"}"#

  @Test(arguments: [
    // 104, 12 and 50 are 166, from 17 on: 62 - 12 - 50 = 0.
    (
      grid([shape("k", 104), shape("a", 50)], modifiers: mirrored),
      "r1 (GridRow) puts it in column 2, 50 wide, after k (Shape), whose column is 104 wide and begins at 62, and a gap of 12, from right to left, 0 from its edge: aligned by center",
      17
    ),
    // 30, 70 and 50 are 174 with two gaps: 124 - 12 - 70 = 42, and in column 2 half of 70 - 20 more.
    (
      grid([shape("k", 30), shape("a", 20), shape("b", 50)], [shape("l", 9), shape("c", 70)], modifiers: mirrored),
      "r1 (GridRow) puts it in column 2, 70 wide for c, after k (Shape), whose column is 30 wide and begins at 144, and a gap of 12, from right to left, 87 from its edge: aligned by center, 25 into it",
      100
    ),
    // One that takes no column lies in that of the next.
    (
      grid([shape("k", 104, #"{"type": "gridCellColumns", "count": 0}"#), shape("a", 50)]),
      "r1 (GridRow) puts it in column 1, 104 wide for k, 27 from its edge: aligned by center", 75
    ),
    // 104 + 12 + 70 = 186, from 7 on; 116 + 70 - 50.
    (
      grid([shape("k", 104), shape("a", 50, #"{"type": "gridCellAnchor", "anchor": "trailing"}"#)], [shape("l", 9), shape("c", 70)]),
      "r1 (GridRow) puts it in column 2, 70 wide for c, after k (Shape), whose column is 104 wide, and a gap of 12, 136 from its edge: aligned by its anchor",
      143
    ),
    // 104 over two columns, of which the others need 51.
    (
      grid([shape("k", 104, #"{"type": "gridCellColumns", "count": 2}"#), shape("a", 50)], [shape("l", 9), shape("m", 30)]),
      "r1 (GridRow) puts it in column 3, 50 wide, after k (Shape), whose columns are together 104 wide, and a gap of 12, 116 from its edge: aligned by center",
      133
    ),
    // 140 - 12 - 9 - 30 = 89 more for what spans them, half of it each.
    (
      grid([shape("l", 9), shape("m", 30), shape("a", 50)], [shape("k", 140, #"{"type": "gridCellColumns", "count": 2}"#)]),
      "r1 (GridRow) puts it in column 3, 50 wide, after m (Shape), whose column is 74.5 wide for k from 65.5 on, and a gap of 12, 152 from its edge: aligned by center",
      151
    ),
  ])
  func `a cell stands after the column before it`(_ view: String, _ sentence: String, _ value: Double) throws {
    let recorded = try Recorded(view: view, width: 200)
    let step = try #require(try Self.steps(of: "a", in: recorded).last)
    #expect(step.sentence == sentence)
    #expect(step.value == value)
  }

  @Test func `places in random Grids add up`() throws {
    var (sums, mirrored) = (0, 0)
    for seed in UInt64(1)...80 {
      var random = SeededGenerator(state: seed)
      let isMirrored = seed.isMultiple(of: 4)
      let recorded = try Recorded(view: Self.grid(random: &random, isMirrored ? Self.mirrored : ""), width: 320)
      for row in try recorded.trace.rows("SELECT cell_id FROM grid_cell JOIN placement ON node_id = cell_id WHERE row_id IS NOT NULL").rows {
        guard let node = try recorded.trace.node(row[0].node ?? 0), let step = try Self.steps(of: node.key, in: recorded).last,
          let sum = Self.sum(step.sentence)
        else { continue }
        let position = try recorded.trace.value("SELECT x FROM placement WHERE node_id = \(node.id)")?.number ?? .nan
        #expect(abs(sum - position) < 0.03, "\(position): \(step.sentence)")
        sums += 1
        mirrored += isMirrored ? 1 : 0
      }
    }
    // Neither test is empty.
    #expect(sums > 200 && mirrored > 40)
  }

  private static func steps(of key: String, in recorded: Recorded) throws -> [Step] {
    let node = try #require(try recorded.trace.node(key, in: recorded.pass))
    let explanation = try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass)
    return explanation.axes.first { $0.axis == .horizontal }?.steps.filter { $0.rule == "Place/grid_cell" } ?? []
  }

  /// Where the slot begins, and how far into it the cell is; nil where something else than its alignment says that.
  private static func sum(_ sentence: String) -> Double? {
    guard let before = sentence.firstMatch(of: /whose columns? (?:is|are together) ([-0-9.]+) wide/), !sentence.contains("anchor"),
      !sentence.contains("modifier")
    else { return nil }
    func number(_ match: Substring?) -> Double? { match.map { Double($0) ?? .nan } }
    let gap = number(sentence.firstMatch(of: /and a gap of ([-0-9.]+)/)?.1) ?? 0, into = number(sentence.firstMatch(of: /, ([-0-9.]+) into it/)?.1) ?? 0
    if let start = number(sentence.firstMatch(of: /and begins? at ([-0-9.e]+)/)?.1) {
      return number(sentence.firstMatch(of: /(?:column|columns) [0-9](?: to [0-9])?, ([-0-9.]+) wide/)?.1).map { start - gap - $0 + into }
    }
    return (number(sentence.firstMatch(of: /wide(?: for [a-z0-9]+)? from ([-0-9.]+) on/)?.1) ?? 0) + (number(before.1) ?? .nan) + gap + into
  }

  private static func grid(random: inout SeededGenerator, _ modifiers: String) -> String {
    var cells = 0
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { row in
      let members = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        cells += 1
        let modifiers: [String] = [
          Int.random(in: 0..<3, using: &random) == 0 ? #"{"type": "gridCellColumns", "count": \#(Int.random(in: 0...3, using: &random))}"# : nil,
          Int.random(in: 0..<6, using: &random) == 0 ? #"{"type": "gridCellAnchor", "anchor": "bottomTrailing"}"# : nil,
          Int.random(in: 0..<4, using: &random) == 0 ? #"{"type": "gridColumnAlignment", "alignment": "trailing"}"# : nil,
          Int.random(in: 0..<6, using: &random) == 0 ? #"{"type": "layoutPriority", "value": 1}"# : nil,
          Int.random(in: 0..<5, using: &random) == 0 ? #"{"type": "frame", "maxWidth": "infinity"}"# : nil,
        ].compactMap(\.self)
        return shape("c\(cells)", Int.random(in: 5...90, using: &random), modifiers.joined(separator: ", "))
      }
      return #"{"type": "GridRow", "id": "r\#(row)", "children": [\#(members.joined(separator: ", "))]}"#
    }
    return #"""
      {"type": "Grid", "id": "grid", "horizontalSpacing": \#([0, 6, 12].randomElement(using: &random) ?? 0), "alignment": "\#(
        ["leading", "center", "trailing"].randomElement(using: &random) ?? "")", "children": [\#(rows.joined(separator: ", "))], "modifiers": [\#(modifiers)]}
      """#
  }
}
