import LayoutModel

extension RuleWords {
  /// Of what a view was offered.
  static let offers: RuleWords = {
    var words = RuleWords()
    words["canvas"] = { _ in "proposed by the canvas" }
    words["safe_area"] = { found in
      let isWidth = found.axis == .horizontal, keeps = "the canvas keeps \(found.points("kept")) of its \(found.points("canvas")) for the safe area"
      guard let start = found.number("start"), let last = found.number("last"), start > 0, last > 0 else { return keeps }
      return "\(keeps): \(start.short) at its \(isWidth ? "leading edge" : "top") and \(last.short) at its \(isWidth ? "trailing one" : "bottom")"
    }
    words["beyond_safe_area"] = { found in "\(try found.node("by")) reaches \(found.points("added")) beyond the safe area" }
    words["passes_on"] = { found in "passed on by \(try found.node("by"))" }
    words["own_size"] = { found in
      let own = "\(try found.node("by")) offers its own size"
      return found.has("rival_id") ? "\(own), that of \(try found.key("rival"))\(found.flag("is_higher") ? ", whose priority is higher" : "")" : own
    }
    words["custom_layout"] = { found in
      let proposes = "\(try found.node("by")), a custom Layout, proposes"
      return found.has("other_id") ? "\(proposes) what \(try found.node("other")) answered it" : "\(proposes) it"
    }
    words["secondary"] = { found in
      let beyond = found.number("beyond") ?? 0 == 0 ? "" : " and \(found.points("beyond")) beyond the safe area"
      return "\(try found.node("by")) proposes the size of \(try found.node("primary"))\(beyond)"
    }
    words["view_that_fits"] = { found in
      let tried = try found.each("tried").map { one in
        "\(try one.key("view")) needs \(one.side.dimension) \(one.word("needed")), \(one.word("proposed")) is proposed"
      }
      let takes = "\(try found.node("by")) takes \(try found.node("chosen"))"
      return tried.isEmpty ? takes : "\(tried.joined(separator: "; ")): \(takes)"
    }
    words["row_nil"] = { found in "\(try found.node("by")) proposes nil along its \(found.axis) axis to each view" }
    words["scroll_nil"] = { found in "\(try found.node("by")) proposes nil along its \(found.axis) axis" }
    for topic in [modifierOffers, stackShares, gridOffers] { words.sentences.merge(topic.sentences) { one, _ in one } }
    return words
  }()

  /// Of what a modifier proposes to the view that it wraps.
  private static let modifierOffers: RuleWords = {
    var words = RuleWords()
    words["fixed_size"] = { found in "\(try found.node("by")) asks for the ideal \(found.axis.dimension)" }
    words["fixed_frame"] = { found in try found.node("by") }
    words["nothing_to_fill"] = { found in "\(try found.node("by")) is to fill what it is offered: nil, which it passes on" }
    words["frame_bounds"] = { found in
      let bound = found.number("proposed").map { (found.number("value") ?? .infinity) < $0 ? "maximum" : "minimum" } ?? "ideal"
      return "\(try found.node("by")) offers its \(bound)"
    }
    words["aspect_ratio"] = { found in
      let by = try found.node("by"), side = "\(by): \(found.axis.cross.dimension) \(found.points("side"))"
      guard found.has("value") else { return "\(by) asks for the ideal \(found.axis.dimension)" }
      guard let ratio = found.number("ratio"), ratio.isFinite else { return "\(side), and so \(found.points("value"))" }
      let divisor = found.count("denominator") == 1 ? "" : "/\(found.points("denominator"))"
      let fraction = found.has("numerator") ? found.points("numerator") + divisor : "\(ratio)"
      return "\(side) \(found.flag("is_longer") ? "×" : "÷") \(fraction)"
    }
    words["padding"] = { found in
      let by = try found.node("by"), value = found.number("value") ?? .infinity, proposed = found.number("proposed") ?? .infinity
      // No offer is less than 0, whatever the edges take.
      if value == 0, let insets = found.number("insets"), insets > proposed + 0.005 { return "\(by) keeps all \(proposed.short): it takes \(insets.short)" }
      if value > proposed { return "\(by) offers \((value - proposed).short) more" }
      let kept = proposed - value
      guard let length = found.number("length") else { return "\(by) keeps \(kept.short)" }
      let between = length.isSame(as: kept) ? "" : " and \((kept - length).short) between"
      return "\(by) keeps \(kept.short): \(length.short) of \(try found.key("beside"))\(between)"
    }
    words["inset_content"] = { found in "\(try found.node("by")) offers it what \(try found.node("view")) does not need at least" }
    words["matched_geometry"] = { found in "\(try found.node("by")) takes the size of its source, \(try found.node("source"))" }
    words["container_relative"] = ContainerWords.sentence
    return words
  }()
}
