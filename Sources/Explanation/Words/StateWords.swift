import LayoutModel

extension RuleWords {
  /// Of which sizes and states a view depends on.
  static let states: RuleWords = {
    var words = RuleWords()
    words["changed"] = { found in
      let change = "State \(found.word("state")) went from \(state("old", found)) to \(state("new", found)), "
      let pass = found.word("pass"), former = found.word("former")
      let cause = found.has("writer_id") ? "written by \(try found.node("writer")) in the pass '\(former)', so '\(pass)' followed" : "set by the pass '\(pass)'"
      return "\(change)\(cause); \(try found.node("node")) \(outcome(found))"
    }
    words["started"] = { found in
      let old = found.has("old") ? "it was \(found.points("old"))" : "there was none"
      return "\(found.word("argument")) is \(found.points("new")) on \(try found.node("node")) since the pass '\(found.word("pass"))', which was started by "
        + "\(found.word("trigger")): before that \(old)"
    }
    words["size"] = { found in
      let source =
        switch found.text("source") {
        case "read": ", the \(found.word("dimension")) of \(try found.node("view")), read by \(try found.node("reader")) in the pass '\(found.word("former"))'"
        case "read_now": ", the \(found.word("dimension")) of \(try found.node("view")), read by \(try found.node("reader"))"
        case "set": ", set by the pass '\(found.word("former"))'"
        default: " as the scene starts"
        }
      let inside = found.has("box_id") ? ": inside \(try found.node("box")) it gets what that offers" : ""
      guard found.has("later") else { return found.word("member") + source + inside }
      let later = found.text("source") == "read" ? "\(found.points("later")) is written" : "\(try found.node("reader")) writes \(found.points("later"))"
      return "\(found.word("member"))\(source)\(inside); \(later) after this pass"
    }
    return words
  }()

  /// `32 × 20`; what is no size as JSON writes it.
  private static func state(_ name: String, _ found: Facts) -> String { found.has("\(name)_width") ? found.size(name) : found.word(name) }

  /// What became of the node with the change.
  private static func outcome(_ found: Facts) -> String {
    switch (found.flag("was_there"), found.flag("is_there")) {
    case (false, false): "was not there yet"
    case (false, true): "was not there before"
    case (true, false): "was not there any more"
    case (true, true) where found.flag("is_position"): "went to \(found.point("after")) from \(found.point("before"))"
    case (true, true): "became \(found.size("after")) instead of \(found.size("before"))"
    }
  }
}
