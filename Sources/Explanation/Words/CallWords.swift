import LayoutModel

extension RuleWords {
  /// Of who asks a view, how often and what that cost.
  static let calls: RuleWords = {
    var words = RuleWords()
    words["by_canvas"] = { found in "the canvas asks \(try found.node("root"))" }
    words["by_view"] = { found in
      let asker = try found.node("asker"), child = try found.node("child"), reasons = try found.each("reasons").map(question)
      let computed = found.count("computed") == 0 ? "no answer is computed" : found.counted("computed", "answer") + " computed"
      return reasons.isEmpty ? "\(asker) never asks \(child)" : "\(asker) asks \(child) \(reasons.listed): \(computed)"
    }
    words["hot"] = { found in
      "hot: \(try found.node("hot")) is asked \(found.counted("calls", "time")), \(found.count("computed").grouped) of them computed; "
        + "a node of the pass is asked \((found.number("average") ?? 0).tenths) times on average"
    }
    words["nest"] = { found in
      let depth = found.count("depth"), growth = depth < 50 ? "2^\(depth) = \((1 << depth).grouped)" : "2^\(depth)"
      let levels = found.text("kind").map { "\($0)s" } ?? (found.flag("has_grid") ? "stacks and grids" : "stacks")
      return "\(depth) \(levels) in one another, \(try found.node("outermost")) the outermost, each ask for minimum and maximum before they offer: "
        + "an exponential nest. Without the cache at least \(growth) questions come here for one that is asked there"
    }
    words["pass"] = { found in
      let calls = max(1, Double(found.count("calls"))), average = (calls / max(1, Double(found.count("nodes")))).tenths
      return "the whole pass: \(found.counted("calls", "call")) for \(found.counted("nodes", "node")), \(average) a node; "
        + "\((100 * Double(found.count("own_calls")) / calls).tenths) % of them came here"
    }
    words["repeated"] = { found in
      let calls = found.count("calls"), computed = found.count("computed")
      let hits =
        switch computed {
        case calls: "computed each time"
        case 0: "each time from the cache"
        default: "\(computed.grouped) computed, \((calls - computed).grouped) from the cache"
        }
      return "\(found.size("proposal")) is proposed \(calls.of("time")): \(hits)"
    }
    return words
  }()

  /// `for its minimum (× 2)`; of the row of a Grid, `to place it (by row)`; for a guide that a stack reads, `(for stack)`.
  private static func question(_ found: Facts) throws -> String {
    let reason = found.text("asks") ?? found.text("doc").map(phrase) ?? found.text("reason") ?? "for no reason"
    let by = found.has("by_id") ? " (by \(try found.key("by")))" : "", reader = found.has("reader_id") ? " (for \(try found.key("reader")))" : ""
    let calls = found.count("calls")
    return reason + by + reader + (calls > 1 ? " (× \(calls.grouped))" : "")
  }

  /// A sentence in the midst of another one, as an earlier trace has it of a reason.
  private static func phrase(_ doc: String) -> String { "(\(doc.hasSuffix(".") ? String(doc.dropLast()) : doc))" }
}

extension Double {
  /// With one decimal at most.
  fileprivate var tenths: String { ((self * 10).rounded() / 10).short }
}
