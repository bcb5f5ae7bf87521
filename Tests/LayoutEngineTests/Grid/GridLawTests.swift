import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// The engine's laws over random grids.
@Suite struct GridLawTests {
  private static let proposals = [
    Proposal(nil, nil), Proposal(200, 100), Proposal(60, nil), Proposal(nil, 60), Proposal(0, 0), Proposal(.infinity, 50), Proposal(300, .infinity),
  ]

  private static func cell(_ random: inout SeededGenerator) -> TestView {
    let cells: [TestView] = [.fixed(30, 20), .fixed(100, 10), .greedy, .between(10, 80, height: 10), .between(0, 30, height: 30), .spacer]
    var cell = cells.randomElement(using: &random) ?? .greedy
    if Int.random(in: 0..<4, using: &random) == 0 { cell = cell.priority(Double(Int.random(in: -1...1, using: &random))) }
    if Int.random(in: 0..<4, using: &random) == 0 { cell = cell.spanning(Double(Int.random(in: 0...3, using: &random))) }
    if Int.random(in: 0..<5, using: &random) == 0 { cell = cell.unsized(Bool.random(using: &random) ? "horizontal" : "vertical") }
    if Int.random(in: 0..<5, using: &random) == 0 { cell = cell.anchored(1, 0) }
    return Int.random(in: 0..<8, using: &random) == 0 ? .grid([.row([cell, .greedy])]) : cell
  }

  static func grid(_ seed: UInt64) -> TestView {
    var random = SeededGenerator(state: seed)
    var children: [TestView] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Int.random(in: 0..<6, using: &random) == 0 {
        children.append(cell(&random))
      } else {
        var cells: [TestView] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) { cells.append(cell(&random)) }
        children.append(.row(cells))
      }
    }
    return .grid(children)
  }

  @Test func `each cell is placed once, by a call that answers with its size, and frames are equal with every cache`() throws {
    for seed in UInt64(0)..<600 {
      let proposal = Self.proposals[Int(seed) % Self.proposals.count]
      let laidOut = try LaidOut(Self.grid(seed), proposal)
      #expect(laidOut.trace.placements.map(\.node).sorted() == Array(1...laidOut.tree.count), "seed \(seed)")
      for placement in laidOut.trace.placements { #expect(laidOut.trace.calls[Int(placement.call - 1)].reply == placement.frame.size, "seed \(seed)") }
      for cache in [CachePolicy.three, .off] { #expect(try LaidOut(Self.grid(seed), proposal, cache: cache).leaves == laidOut.leaves, "seed \(seed)") }
    }
  }

  @Test func `the same proposal gets the same answer, and no size is negative`() throws {
    for seed in UInt64(0)..<600 {
      let tree = try Self.grid(seed).tree(), pass = LayoutPass(tree: tree)
      let first = Self.proposals.map { pass.size(of: 1, proposed: $0) }
      tree.forgetSizes()
      let again = Self.proposals.reversed().map { pass.size(of: 1, proposed: $0) }
      #expect(first == Array(again.reversed()), "seed \(seed)")
      #expect(first.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "seed \(seed)")
    }
  }

  @Test func `every reply and question says why`() throws {
    let vocabulary = PrimitiveRegistry.vocabulary
    let reasons = Set(vocabulary.reasons.flatMap(\.codes)), rules = Set(vocabulary.rules.flatMap(\.codes))
    for seed in UInt64(0)..<100 {
      for call in try LaidOut(Self.grid(seed), Proposal(200, 100)).trace.calls {
        #expect(reasons.contains(call.reason) && (call.cachedFrom != 0 || rules.contains(call.widthRule) && rules.contains(call.heightRule)), "seed \(seed)")
      }
    }
  }

  /// One row of proposals a cell, however they differ: probes, a share and a slot.
  @Test func `a cell is asked four times and placed, however many there are`() throws {
    let rows = (0..<100).map { row in TestView.row((0..<20).map { .between(0, Double(row * 20 + $0), height: 10) }) }
    let grid = try LaidOut(.grid(rows), Proposal(1000, 1000))
    #expect(grid.trace.calls.count <= 1 + 100 + 2000 * 4)
  }
}
