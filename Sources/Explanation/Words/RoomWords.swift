import LayoutModel

extension RuleWords {
  /// Of what a stack had to share out.
  static let rooms: RuleWords = {
    var words = RuleWords()
    words["gaps"] = { found in
      let stack = try found.node("stack"), kept = found.number("kept") ?? 0, gaps = found.counted("gaps", "gap")
      if kept >= 0 { return "\(stack) keeps \(kept.short) for \(gaps)" }
      return "\(stack) gets back \((-kept).short) from \(gaps) that \(found.count("gaps") == 1 ? "overlaps" : "overlap")"
    }
    words["no_gaps"] = { _ in "… all of it is shared out" }
    return words
  }()
}
