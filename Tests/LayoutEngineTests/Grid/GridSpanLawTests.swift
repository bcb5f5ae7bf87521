import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// What holds of cells over several columns, whatever they are: the rules of which `Fidelity.GridSpans` has the decisions.
@Suite struct GridSpanLawTests {
  private static let proposals = [Proposal(200, 100), Proposal(60, nil), Proposal(300, .infinity), Proposal(1000, 80), Proposal(0, 0), Proposal(120, nil)]
  /// Hundredths of points are printed.
  private static let precision = 0.005

  /// Three or four columns, of which every other cell covers several.
  private static func grid(_ seed: UInt64) -> TestView {
    var random = SeededGenerator(state: seed &+ 0x5EED)
    func cell(_ columns: Int) -> TestView {
      let cells: [TestView] = [
        .fixed(30, 20), .fixed(100, 10), .greedy, .between(10, 80, height: 10), .between(0, 30, height: 30), .between(40, 200, height: 5),
      ]
      let cell = (cells.randomElement(using: &random) ?? .greedy).spanning(Double(columns))
      return Int.random(in: 0..<6, using: &random) == 0 ? cell.priority(Double(Int.random(in: -1...1, using: &random))) : cell
    }
    let columns = Int.random(in: 3...4, using: &random)
    let rows = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      var (cells, left) = ([TestView](), columns)
      while left > 0 {
        let span = Bool.random(using: &random) ? 1 : Int.random(in: 1...left, using: &random)
        cells.append(cell(span))
        left -= span
      }
      return TestView.row(cells)
    }
    return .grid(rows)
  }

  private static func each(_ body: (UInt64, LaidOut) throws -> Void) throws {
    for seed in UInt64(0)..<2000 { try body(seed, try LaidOut(grid(seed), proposals[Int(seed) % proposals.count])) }
  }

  /// What is written of a cell is all it lacks, or that less itself so many times that nothing or less is left: a positive number is the lack.
  @Test func `what a cell lacks never grows`() throws {
    var count = 0
    try Self.each { seed, laidOut in
      var lacks: [String: Double] = [:]
      for row in laidOut.trace.gridTaken where row.kind == .more && row.points > 0 {
        let cell = "\(row.call) \(row.priority) \(row.node)", before = lacks.updateValue(row.points, forKey: cell)
        #expect(row.points <= (before ?? .infinity) + Self.precision, "seed \(seed): \(row)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  /// Less the gaps that it covers, too: those inside of it are its own.
  @Test func `a cell lacks no more than it answered beyond what its columns have of their own`() throws {
    var count = 0
    try Self.each { seed, laidOut in
      let trace = laidOut.trace
      for row in trace.gridTaken where row.kind == .more && row.points > 0 {
        let covered = row.track...row.lastTrack
        let gaps = trace.gridTracks.filter { $0.call == row.call && $0.axis == .horizontal && covered.dropFirst().contains($0.track) }.reduce(0) { $0 + $1.gap }
        // A column's widest cell by then; a priority before has counted its own.
        let own = covered.reduce(0.0) { sum, track in
          sum + (trace.gridTaken.last { $0.call == row.call && $0.kind == .wide && $0.track == track && $0.first <= row.first }?.points ?? 0)
        }
        #expect(row.points <= row.took - gaps - own + Self.precision, "seed \(seed): \(row), gaps \(gaps), own \(own)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  @Test func `the columns and their gaps are as wide together as the grid, and each is as wide as its own cells`() throws {
    var columns = 0
    try Self.each { seed, laidOut in
      let trace = laidOut.trace
      for (number, call) in trace.calls.enumerated() where call.node == 1 {
        let tracks = trace.gridTracks.filter { $0.call == CallID(number + 1) && $0.axis == .horizontal }
        if tracks.isEmpty { continue }
        #expect(abs(tracks.reduce(0) { $0 + $1.gap + $1.length } - call.reply.width) < Self.precision, "seed \(seed)")
        #expect(tracks.allSatisfy { $0.took <= $0.length + Self.precision }, "seed \(seed)")
        columns += tracks.count
      }
    }
    #expect(columns > 5000)
  }

  /// Columns that a priority is done with stay so: what is shared is shared among ever fewer.
  @Test func `within a priority the columns that share never become more`() throws {
    var fewer = 0
    try Self.each { seed, laidOut in
      var open: [String: Int32] = [:]
      for share in laidOut.trace.gridShares where share.axis == .horizontal {
        let key = "\(share.call) \(share.priority)", before = open.updateValue(share.parts, forKey: key)
        #expect(share.parts <= before ?? .max, "seed \(seed): \(share)")
        if let before, share.parts < before { fewer += 1 }
      }
    }
    #expect(fewer > 1000)
  }

  /// (k - 1)(s - own) with k columns open after the event, s what each had a share of before, own the width of the column that is done with.
  @Test func `what is given to each of the open columns is what the one that is done with left of its share`() throws {
    var count = 0
    try Self.each { seed, laidOut in
      let trace = laidOut.trace
      for row in trace.gridTaken where row.kind == .rest {
        let shares = trace.gridShares.filter { $0.call == row.call && $0.axis == row.axis && $0.priority == row.priority }
        guard let after = shares.firstIndex(where: { $0.first == row.first }), after > 0 else {
          Issue.record("seed \(seed): no share before \(row)")
          continue
        }
        let own = trace.gridTaken.last { $0.call == row.call && $0.axis == row.axis && $0.kind == .done && $0.track == row.track && $0.first <= row.first }
        let share = shares[after - 1].points / Double(shares[after - 1].parts)
        let expected = Double(shares[after].parts - 1) * (share - (own?.points ?? 0))
        #expect(abs(-row.points - expected) < Self.precision, "seed \(seed): \(row), not \(expected)")
        count += 1
      }
    }
    #expect(count > 30)
  }
}
