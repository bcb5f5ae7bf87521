import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// What a Grid records of its shares: every sum is exact.
@Suite struct GridRecordTests {
  private static let proposals = [Proposal(200, 100), Proposal(60, nil), Proposal(nil, 60), Proposal(0, 0), Proposal(300, .infinity), Proposal(1000, 80)]
  /// Hundredths of points are printed.
  private static let precision = 0.005

  /// What holds for a call, as rules read it: the last row of each kind, column and, over several, cell.
  private static func taken(_ trace: MemoryTrace, _ share: GridShareEvent, until call: CallID) -> [GridTakenEvent] {
    var rows: [String: GridTakenEvent] = [:]
    for row in trace.gridTaken where row.call == share.call && row.axis == share.axis && row.first <= call {
      if ![.higher, .wide].contains(row.kind), row.priority != share.priority { continue }
      rows["\(row.kind) \(row.track) \(row.lastTrack) \(row.lastTrack > row.track ? row.node : 0)"] = row
    }
    return Array(rows.values)
  }

  private static func share(_ trace: MemoryTrace, _ call: CallID, in arrangement: CallID, _ axis: Axis) -> GridShareEvent? {
    trace.gridShares.last { $0.call == arrangement && $0.axis == axis && $0.first <= call }
  }

  @Test func `what is taken and what is left are the length`() throws {
    var count = 0
    for seed in UInt64(0)..<600 {
      let trace = try LaidOut(GridLawTests.grid(seed), Self.proposals[Int(seed) % Self.proposals.count]).trace
      for share in trace.gridShares {
        func sum(_ kinds: GridTakenEvent.Kind...) -> Double {
          Self.taken(trace, share, until: share.first).reduce(0) { kinds.contains($1.kind) ? $0 + $1.points : $0 }
        }
        let left = (share.length - share.gaps - sum(.higher)) / Double(share.divisor) * Double(share.begun) - sum(.done, .more, .rest)
        #expect(abs(left - share.points) < Self.precision, "seed \(seed): \(share)")
        count += 1
      }
    }
    #expect(count > 2000)
  }

  /// A cell is offered its share, or what its column or row has by then.
  @Test func `the share is what is offered`() throws {
    let reasons = Set([GridReason.share, .span].map(\.code))
    var (equal, more) = (0, 0)
    for seed in UInt64(0)..<600 {
      let laidOut = try LaidOut(GridLawTests.grid(seed), Self.proposals[Int(seed) % Self.proposals.count]), trace = laidOut.trace
      for (number, call) in trace.calls.enumerated() where reasons.contains(call.reason) {
        let id = CallID(number + 1)
        guard let cell = laidOut.tree.grids.lazy.flatMap(\.cells).first(where: { $0.node == call.node }) else { continue }
        for axis in Axis.allCases where axis == .vertical || cell.isInRow {
          guard let share = Self.share(trace, id, in: call.parent, axis), let offered = call.proposal[axis] else { continue }
          let tracks = trace.gridTracks.filter { $0.call == share.call && $0.axis == axis && cell.range(axis).contains(Int($0.track) - 1) }
          let inner = tracks.dropFirst().reduce(0) { $0 + $1.gap }
          let expected = share.points / Double(share.parts) * Double(tracks.count) + inner
          if abs(offered - expected) < Self.precision {
            equal += 1
            continue
          }
          more += 1
          #expect(offered > expected, "seed \(seed): \(offered), not \(expected)")
          guard tracks.count == 1, axis == .horizontal else { continue }
          let wide = Self.taken(trace, share, until: id).first { $0.kind == .wide && $0.track == tracks[0].track }
          #expect((wide?.points ?? 0) == offered, "seed \(seed): \(call), \(share)")
        }
      }
    }
    #expect(equal > 1000 && more > 100)
  }

  @Test func `columns and rows are as long together as the grid`() throws {
    for seed in UInt64(0)..<300 {
      let laidOut = try LaidOut(GridLawTests.grid(seed), Self.proposals[Int(seed) % Self.proposals.count]), trace = laidOut.trace
      for (number, call) in trace.calls.enumerated() {
        for axis in Axis.allCases {
          let tracks = trace.gridTracks.filter { $0.call == CallID(number + 1) && $0.axis == axis }
          guard let last = tracks.last else { continue }
          #expect(max(0, last.start + last.length) == call.reply[axis], "seed \(seed)")
          #expect(tracks.allSatisfy { $0.took <= $0.length }, "seed \(seed)")
        }
      }
    }
  }

  /// 340 less 2 gaps of 8 for three columns; 16, 24, then 88 over two columns, which need 88 - 8 - 16 - 24 more. That counts for the first, which is
  /// done with; the second stays open for what covers it: 340 - 16 - 16 - 40 for two.
  @Test func `a share is recorded when it changes, with what is gone`() throws {
    let top = TestView.row([.between(0, 16, height: 20), .between(0, 24, height: 20)])
    let bottom = TestView.row([.between(0, 88, height: 20).spanning(2), .greedy])
    let laidOut = try LaidOut(.grid([top, bottom]), Proposal(340, nil)), trace = laidOut.trace
    #expect(trace.gridShares.map(\.axis) == [.horizontal, .horizontal])
    #expect(trace.gridShares.map(\.points) == [324, 268] && trace.gridShares.map(\.parts) == [3, 2])
    #expect(trace.gridShares.allSatisfy { $0.length == 340 && $0.gaps == 16 && $0.begun == 3 && $0.divisor == 3 && $0.priority == 0 })
    // 1 is the grid, 2 a row, 3 and 4 its cells, 5 the other, 6 the modifier around 7, 8 what fills.
    let last = try #require(trace.calls.lastIndex { $0.node == 8 && $0.reason == GridReason.share.code }) + 1
    #expect(trace.gridShares.last?.first == CallID(last))
    let rows = Self.taken(trace, trace.gridShares[1], until: CallID(last)).map { "\($0.kind) \($0.track)-\($0.lastTrack) \($0.node) \($0.points) \($0.took)" }
    #expect(rows.sorted() == ["done 1-1 3 16.0 16.0", "kept 2-2 6 0.0 88.0", "more 1-2 6 40.0 88.0", "wide 1-1 3 16.0 16.0", "wide 2-2 4 24.0 24.0"])
    let columns = trace.gridTracks.filter { $0.axis == .horizontal }.map { "\($0.track) \($0.gap) \($0.start) \($0.length) \($0.node) \($0.took)" }
    #expect(columns == ["1 0.0 0.0 36.0 3 16.0", "2 8.0 44.0 44.0 4 24.0", "3 8.0 96.0 134.0 8 134.0"])
  }

  /// 60 for a, and once more for b, as no row has two cells of their priority: 2 * 60 - 60. The Spacer takes what a and b leave, 60 - 120.
  @Test func `priorities are shared out one after another`() throws {
    let grid = TestView.grid(
      [.row([.between(0, 90, height: 20)]), .row([.spacer, .greedy])], ["horizontalSpacing": .number(0), "verticalSpacing": .number(0)])
    let trace = try LaidOut(grid, Proposal(60, nil)).trace
    let shares = trace.gridShares.map { "\($0.priority) \($0.begun)/\($0.divisor) \($0.points) \($0.parts)" }
    #expect(shares == ["0.0 2/1 120.0 2", "0.0 2/1 60.0 1", "-inf 1/1 -60.0 1"])
    let higher = trace.gridTaken.filter { $0.kind == .higher }.map { "\($0.track) \($0.node) \($0.points)" }
    #expect(higher == ["1 3 60.0", "2 6 60.0"])
  }

  @Test func `nothing is recorded of what is shared at nil or infinity`() throws {
    let rows = [TestView.row([.greedy, .fixed(10, 10)])]
    for proposal in [Proposal(nil, nil), Proposal(.infinity, nil)] {
      let trace = try LaidOut(.grid(rows), proposal).trace
      #expect(trace.gridShares.isEmpty && trace.gridTaken.isEmpty && trace.gridTracks.count == 3, "\(proposal)")
    }
  }
}
