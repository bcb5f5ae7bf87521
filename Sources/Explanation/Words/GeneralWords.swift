import LayoutModel

extension RuleWords {
  /// Of what no special rule knows more of: the words in which the primitive declares its rules and reasons.
  static let general: RuleWords = {
    var words = RuleWords()
    words["Offer"] = { found in
      let reason = found.text("doc").map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? "it states no reason"
      return "\(try found.node("by")) proposes \(found.points("value")) to it: \(reason)"
    }
    words["Reply"] = { found in
      "\(try found.node("by")): \(found.text("title") ?? "answers \(found.points("value")) by no rule that is recorded")"
    }
    words["Place"] = { found in
      "\(try found.node("by")) places it \(found.points("position")) from its own \(found.axis == .horizontal ? "left edge" : "top")"
    }
    words["Room"] = { found in "\(try found.node("by")) was proposed it" }
    return words
  }()
}
