import LayoutModel

extension RuleWords {
  /// Of who asks a view, how often and what that cost.
  static let calls: RuleWords = {
    var words = RuleWords()
    words["by_canvas"] = { found in "the canvas asks \(try found.node("root"))" }
    words["by_view"] = { found in
      let asker = try found.node("asker"), child = try found.node("child"), reasons = try found.each("reasons").map(question)
      return "\(asker) asks \(child) \(reasons.isEmpty ? "never" : reasons.listed), for \(found.counted("computed", "answer")) that it computes"
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

  /// `for its minimum (× 2)`; of the row of a Grid, `to place it (by row)`.
  private static func question(_ found: Facts) throws -> String {
    let reason = found.text("reason").map { asks[$0] ?? found.text("doc").map(phrase) ?? $0 } ?? "for no reason"
    let by = found.has("by_id") ? " (by \(try found.key("by")))" : "", calls = found.count("calls")
    return reason + by + (calls > 1 ? " (× \(calls.grouped))" : "")
  }

  /// A sentence in the midst of another one.
  private static func phrase(_ doc: String) -> String { "(\(doc.hasSuffix(".") ? String(doc.dropLast()) : doc))" }

  /// By the reason what is asked for, in the fewest words; of others it is said in the sentence in which their primitive declares them.
  static let asks = [
    "aspect-ideal": "for its ideal size", "aspect-scaled": "with the box of the ratio", "bar-content": "with what the bar leaves",
    "container-relative": "with a length of its container's", "custom": "from a Layout written in Swift",
    "fits-ideal": "for its ideal size", "fixed-size": "for its ideal size", "forward": "what it is asked",
    "frame-inside": "with the frame's lengths", "grid-again": "with what it answered", "grid-ideal": "for its ideal size",
    "grid-probe-maximum": "for its maximum", "grid-probe-minimum": "for its minimum", "grid-share": "with its share of column and row",
    "grid-slot": "with its slot", "grid-span": "with its share of the columns it covers", "grid-unsized": "with what column and row have",
    "ideal": "for its ideal length", "ignores-safe-area": "with the room beyond the safe area", "inset-content": "with the room beside the view",
    "inset-minimum": "for its minimum", "inset-rest": "with what the content left", "lazy-grid-cell": "with its column or row",
    "lazy-grid-ideal": "for its ideal size",
    "lazy-ideal": "for its ideal length", "list-row": "for the height of its row", "matched-geometry": "with the size of its source",
    "padding-inset": "with what the insets leave", "place": "to place it", "probe-maximum": "for its maximum", "probe-minimum": "for its minimum",
    "row-content": "with what the row's insets leave", "toolbar-item": "for its width in the bar", "toolbar-items": "with the screen",
    "presented-screen": "with its part of the canvas", "screen-content": "with what the safe area leaves",
    "reserve-minimum": "for the minimum to hold back", "root": "with the canvas", "scroll-content": "for its ideal length",
    "secondary-beyond": "with that size and the room beyond the safe area",
    "secondary-place": "with the size of the view it lies on", "share": "with its share", "zstack-align": "with its own size",
    "zstack-measure": "what it is asked",
  ]
}

extension Double {
  /// With one decimal at most.
  fileprivate var tenths: String { ((self * 10).rounded() / 10).short }
}
