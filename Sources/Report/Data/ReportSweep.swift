import Drawing
import Explanation
import JSON
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import TraceStore
import WhatIf

/// Frames and lines at every width of a range, and where something changes discretely.
struct ReportSweep {
  let range: ClosedRange<Double>
  private(set) var isWhole = true

  /// Half to one and a half times the canvas's width.
  static func range(of pass: TracePass) -> ClosedRange<Double>? {
    guard let width = pass.proposal.width, width.isFinite, width >= 2, width < 1e5 else { return nil }
    return (width / 2).rounded()...(width * 1.5).rounded()
  }

  /// nil where the pass cannot be laid out again.
  mutating func json(_ trace: Trace, _ pass: TracePass, _ structure: ReportStructure, _ budget: ReportBudget, _ tables: inout ReportTables) throws -> JSONValue?
  {
    guard let replay = try? Replay(trace, pass), let width = pass.proposal.width else { return nil }
    let tree = replay.original.tree, nodes = Int(tree.tree.count)
    // Around the recorded width, where all do not fit into the time.
    let most = max(2, min(ReportBudget.widths, ReportBudget.sweptNodes / replay.views))
    var (low, high) = (range.lowerBound, range.upperBound)
    if Int(clamping: high - low) + 1 > most {
      (low, high) = (max(low, (width - Double(most / 2)).rounded()), min(high, (width + Double(most / 2)).rounded()))
      isWhole = false
    }
    var pieces = Array(repeating: Array(repeating: StraightPieces(), count: 4), count: nodes)
    var lines: [[(from: Double, lines: [PictureLine], json: JSONValue)]] = Array(repeating: [], count: nodes)
    var last: LaidOutScene?, at = low
    while at <= high, !budget.isSpent {
      let canvas = Proposal(at, pass.proposal.height), layout = try? replay.layOut(replay.scene, in: canvas, after: last)
      last = nil
      let alternative = layout.map { Alternative($0, of: tree, structure) }
      for number in 0..<nodes {
        let frame = alternative?.frame(number)
        for (index, value) in [frame?.origin.x, frame?.origin.y, frame?.size.width, frame?.size.height].enumerated() {
          pieces[number][index].add(value, at: at)
        }
        let own = alternative?.lines(number) ?? []
        if own.isEmpty || lines[number].last?.lines.isSame(as: own) == true { continue }
        lines[number].append((at, own, ReportLines.json(own, width: frame?.size.width ?? 0, &tables)))
      }
      last = layout
      at += 1
    }
    if at <= high { isWhole = false }
    guard at > low else { return nil }
    high = at - 1
    let breaks = try CanvasSweep(trace, pass).sweep(.horizontal, low...max(low + 1, high)).breakpoints
    return .object([
      ("from", .points(low)), ("to", .points(high)),
      ("frames", .array(pieces.map { .array($0.map(\.json)) })),
      (
        "lines",
        .object(
          lines.enumerated().filter { !$0.element.isEmpty }.map { number, list in
            ("\(number)", .array(list.map { .array([.points($0.from), $0.json]) }))
          })
      ),
      ("breakpoints", .array(breaks.map { breakpoint($0, &tables) })),
    ])
  }

  /// `[from which width on, key or else title, -1 for the scene, whether it is trouble, what it was, what it is]`.
  private func breakpoint(_ point: Breakpoint, _ tables: inout ReportTables) -> JSONValue {
    let isTrouble =
      switch point.kind {
      case .cut, .overflow, .empty, .impossible: true
      default: false
      }
    return .array([
      .points(point.at), tables.string(point.key ?? point.title), .flag(isTrouble), tables.string(point.words(point.from, point.names.from, .horizontal)),
      tables.string(point.words(point.to, point.names.to, .horizontal)),
    ])
  }
}

extension [PictureLine] {
  /// But for where they begin, which follows from their alignment.
  fileprivate func isSame(as others: [PictureLine]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.text == $1.text && $0.width == $1.width && $0.isTruncated == $1.isTruncated }
  }
}
