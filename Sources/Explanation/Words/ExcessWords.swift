import LayoutModel

extension RuleWords {
  /// Of what makes a view longer than there is room for it.
  static let excess: RuleWords = {
    var words = RuleWords()
    words["longest"] = { found in
      "\(try found.node("by")) makes \(try found.node("box")) \(found.points("length")) \(found.axis.adjective), where there is room for \(found.points("room"))"
    }
    return words
  }()
}
