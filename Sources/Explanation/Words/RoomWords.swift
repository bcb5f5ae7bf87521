import LayoutModel

extension RuleWords {
  /// Of what a stack or a Grid had to share out.
  static let rooms: RuleWords = {
    var words = RuleWords()
    words["gaps"] = { found in
      let container = try found.node("by"), kept = found.number("kept") ?? 0, gaps = found.counted("gaps", "gap")
      if kept == 0 { return "… all of it is shared out" }
      if kept > 0 { return "\(container) keeps \(kept.short) for \(gaps)" }
      return "\(container) gets back \((-kept).short) from \(gaps) that \(found.count("gaps") == 1 ? "overlaps" : "overlap")"
    }
    return words
  }()
}
