import Explanation
import LayoutModel
import Scene
import TestSupport
import Testing

/// Where cells of a Grid stand: in the slots that its columns make, told so that it adds up. Numbers worked out by hand, on a canvas of 200 x 200.
struct GridPositionTests {
  private static func grid(_ rows: [View]...) -> View {
    let rows = rows.enumerated().map { View.gridRow(id: "r\($0 + 1)", .each($1)) }
    return .grid(id: "grid", horizontalSpacing: 12, .each(rows))
  }
  private static func mirrored(_ view: View) -> View { view.environment(["layoutDirection": "rightToLeft"]) }

  @Test(arguments: [
    // 104, 12 and 50 are 166, from 17 on: 62 - 12 - 50 = 0.
    (
      mirrored(grid([View.shape(104, 20, id: "k"), View.shape(50, 20, id: "a")])),
      "r1 (GridRow) puts it in column 2, 50 wide, after k (Shape), whose column is 104 wide and begins at 62, and a gap of 12, from right to left, 0 from its edge: aligned by center",
      17
    ),
    // 30, 70 and 50 are 174 with two gaps: 124 - 12 - 70 = 42, and in column 2 half of 70 - 20 more.
    (
      mirrored(
        grid(
          [View.shape(30, 20, id: "k"), View.shape(20, 20, id: "a"), View.shape(50, 20, id: "b")], [View.shape(9, 20, id: "l"), View.shape(70, 20, id: "c")])),
      "r1 (GridRow) puts it in column 2, 70 wide for c, after k (Shape), whose column is 30 wide and begins at 144, and a gap of 12, from right to left, 87 from its edge: aligned by center, 25 into it",
      100
    ),
    // One that takes no column lies in that of the next.
    (
      grid([View.shape(104, 20, id: "k").gridCellColumns(0), View.shape(50, 20, id: "a")]),
      "r1 (GridRow) puts it in column 1, 104 wide for k, 27 from its edge: aligned by center", 75
    ),
    // 104 + 12 + 70 = 186, from 7 on; 116 + 70 - 50.
    (
      grid(
        [View.shape(104, 20, id: "k"), View.shape(50, 20, id: "a").modifier("gridCellAnchor", ["anchor": "trailing"])],
        [View.shape(9, 20, id: "l"), View.shape(70, 20, id: "c")]),
      "r1 (GridRow) puts it in column 2, 70 wide for c, after k (Shape), whose column is 104 wide, and a gap of 12, 136 from its edge: aligned by its anchor",
      143
    ),
    // 104 over two columns, of which the others need 51.
    (
      grid([View.shape(104, 20, id: "k").gridCellColumns(2), View.shape(50, 20, id: "a")], [View.shape(9, 20, id: "l"), View.shape(30, 20, id: "m")]),
      "r1 (GridRow) puts it in column 3, 50 wide, after k (Shape), whose columns are together 104 wide, and a gap of 12, 116 from its edge: aligned by center",
      133
    ),
    // 140 - 12 - 9 - 30 = 89 more for what spans them, half of it each.
    (
      grid([View.shape(9, 20, id: "l"), View.shape(30, 20, id: "m"), View.shape(50, 20, id: "a")], [View.shape(140, 20, id: "k").gridCellColumns(2)]),
      "r1 (GridRow) puts it in column 3, 50 wide, after m (Shape), whose column is 74.5 wide for k from 65.5 on, and a gap of 12, 152 from its edge: aligned by center",
      151
    ),
  ])
  func `a cell stands after the column before it`(_ view: View, _ sentence: String, _ value: Double) throws {
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
      let recorded = try Recorded(view: isMirrored ? Self.mirrored(Self.grid(random: &random)) : Self.grid(random: &random), width: 320)
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
    let gap = number(sentence.firstMatch(of: /and a gap of ([-0-9.]+)/)?.1) ?? 0
    let into = (number(sentence.firstMatch(of: /, ([-0-9.]+) into it/)?.1) ?? 0) - (number(sentence.firstMatch(of: /, ([-0-9.]+) before it/)?.1) ?? 0)
    if let start = number(sentence.firstMatch(of: /and begins? at ([-0-9.e]+)/)?.1) {
      return number(sentence.firstMatch(of: /(?:column|columns) [0-9](?: to [0-9])?, ([-0-9.]+) wide/)?.1).map { start - gap - $0 + into }
    }
    return (number(sentence.firstMatch(of: /wide(?: for [a-z0-9]+)? from ([-0-9.]+) on/)?.1) ?? 0) + (number(before.1) ?? .nan) + gap + into
  }

  private static func grid(random: inout SeededGenerator) -> View {
    var cells = 0
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { row in
      let members = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        cells += 1
        let spans = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 0...3, using: &random) : nil
        let isAnchored = Int.random(in: 0..<6, using: &random) == 0, isAligned = Int.random(in: 0..<4, using: &random) == 0
        let isFirst = Int.random(in: 0..<6, using: &random) == 0, isGreedy = Int.random(in: 0..<5, using: &random) == 0
        var cell = View.shape(.number(Int.random(in: 5...90, using: &random)), 20, id: "c\(cells)")
        if let spans { cell = cell.gridCellColumns(.number(spans)) }
        if isAnchored { cell = cell.modifier("gridCellAnchor", ["anchor": "bottomTrailing"]) }
        if isAligned { cell = cell.modifier("gridColumnAlignment", ["alignment": "trailing"]) }
        if isFirst { cell = cell.layoutPriority(1) }
        return isGreedy ? cell.frame(maxWidth: .infinity) : cell
      }
      return View.gridRow(id: "r\(row)", .each(members))
    }
    let spacing = [0, 6, 12].randomElement(using: &random) ?? 0
    return .grid(
      id: "grid", alignment: .string(["leading", "center", "trailing"].randomElement(using: &random) ?? ""), horizontalSpacing: .number(spacing), .each(rows))
  }
}
