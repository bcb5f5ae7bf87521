import LayoutModel

extension RuleWords {
  /// Of where a view stands in the one around it.
  static let places: RuleWords = {
    var words = RuleWords()
    words["canvas"] = { found in
      let start = found.number("start") ?? 0, safeArea = found.number("safe_area") ?? 0
      if found.flag("is_at_start") {
        return "the canvas starts with \(try found.node("root"))" + (start == 0 ? "" : ", after \(start.short) of safe area")
      }
      let inset = !safeArea.isSame(as: 0) ? "\(safeArea.short) of safe area + " : ""
      return "the canvas centres \(try found.node("root")): \(inset)(\(found.points("proposal")) - \(found.points("length"))) / 2"
    }
    words["after"] = after
    words["at_corner"] = { found in "\(try found.node("by")) puts it at its corner" }
    words["bar_item"] = { found in
      let bar = "\(try found.node("by")) stands in a bar of \(try found.node("screen"))"
      return found.text("placement").map { "\(bar), where .\($0) says" } ?? "\(bar), where an item without a placement does"
    }
    words["beyond_safe_area"] = { found in
      let by = try found.node("by")
      guard let out = found.number("out"), out < 0 else { return "\(by) has it \(found.points("out")) beyond its slot, over the safe area" }
      // Its view is shorter than the slot.
      return "\(by) centres it in its slot and what lies beyond, over the safe area: \((-out).short) further \(found.axis == .horizontal ? "right" : "down")"
    }
    words["custom_layout"] = customLayout
    words["inset"] = inset
    words["matched_geometry"] = { found in
      let by = try found.node("by"), source = found.has("source_id") ? try found.node("source") : "its source"
      return "\(by) puts it where \(source) is, \(found.points("moved")) from its own slot"
    }
    words["offset"] = { found in
      "\(try found.node("by")) moves it by \(found.points("moved"))\(found.direction); its slot stays"
    }
    words["padding"] = { found in "\(try found.node("by")) keeps \(found.points("kept")) before it" }
    words["screen"] = { found in
      let by = try found.node("by"), kept = found.number("kept") ?? 0
      guard found.has("room") else { return "\(by) keeps \(kept.short) before it" }
      let middle = "(\(found.points("room")) - \(found.points("length"))) / 2"
      return kept.isSame(as: 0) ? "\(by) centres it: \(middle)" : "\(by) centres it in the \(found.points("room")) that it has: \(kept.short) + \(middle)"
    }
    words["position"] = { found in
      let right = found.has("from_right") ? ", \(found.points("from_right")) from the right" : ""
      return "\(try found.node("by")) puts its centre at \(found.points("point"))\(right): \(found.points("point")) - \(found.points("length")) / 2"
    }
    words["scrolled"] = { found in
      let by = try found.node("by"), position = found.number("position") ?? 0
      if position < 0 { return "\(by) is scrolled by \((-position).short)" }
      return position == 0 ? "\(by) shows it from its start" : "\(by) has it \(position.short) from its edge: the content is smaller"
    }
    return words.adding(guidedPlaces).adding(cellPlaces)
  }()

  private func adding(_ other: RuleWords) -> RuleWords {
    RuleWords(sentences: sentences.merging(other.sentences) { one, _ in one }, proofs: proofs.merging(other.proofs) { one, _ in one })
  }

  @Sendable private static func customLayout(_ found: Facts) throws -> String {
    let by = try found.node("by"), isMirrored = found.flag("is_mirrored"), isWidth = found.axis == .horizontal
    if found.flag("is_left_out") { return "\(by), a custom Layout, does not place it: it is centred in its bounds" }
    let point =
      switch found.number("anchor") ?? 0 {
      case 0: isMirrored ? "the leading edge" : isWidth ? "the left edge" : "the top"
      case 0.5: "the middle"
      case 1: isMirrored ? "the trailing edge" : isWidth ? "the right edge" : "the bottom"
      default: "the point \(found.points("anchor"))"
      }
    return "\(by), a custom Layout, places \(point) of it at \(found.points("position"))\(found.direction)"
  }

  @Sendable private static func after(_ found: Facts) throws -> String {
    let by = try found.node("by"), isMirrored = found.flag("is_mirrored")
    guard found.has("previous_id") else {
      let position = found.number("position") ?? 0
      if position == 0 { return "\(by) puts it first\(found.direction)" }
      if found.flag("is_list") { return "\(by) puts it first: \(position.short) are kept above and below a row\(found.direction)" }
      return "\(by) puts it first, \(position.short) from its \(found.axis == .horizontal ? "left" : "top") edge\(found.direction)"
    }
    guard let start = found.number("start") else {
      let edge = found.axis == .horizontal ? "left" : "top"
      return "\(by) puts it after \(try found.node("previous")), which is out of sight, \(found.points("position")) from its \(edge) edge\(found.direction)"
    }
    let gap = found.number("gap") ?? 0, hasGap = !gap.isSame(as: 0)
    let length = found.number("previous_length") ?? 0
    // A sum on the line: what begins where the stack does is added to the number before, and from right to left the view itself is taken off.
    let previous =
      isMirrored ? "begins at \(start.short)" : found.flag("is_second") ? "takes \(length.short)" : "ends at \((start + length).short)"
    let sentence = "\(by) puts it after \(try found.node("previous")), which \(previous)" + (hasGap ? ", and a gap of \(gap.short)" : "")
    guard isMirrored else { return sentence }
    let terms = start.short + (hasGap ? " \(gap < 0 ? "+" : "-") \(abs(gap).short)" : "")
    return "\(sentence)\(found.direction): \(terms) - \(found.points("length"))"
  }

  @Sendable private static func inset(_ found: Facts) throws -> String {
    let isWidth = found.axis == .horizontal
    let edge = found.flag("is_at_start") ? isWidth ? "leading edge" : "top" : isWidth ? "trailing edge" : "bottom"
    let sentence = "\(try found.node("by")) puts it at its \(edge)"
    guard found.has("primary_id") else { return sentence }
    let gap = found.number("gap") ?? 0
    return "\(sentence), \(isWidth ? "after" : "below") \(try found.node("primary")), which has \(found.points("primary_length"))"
      + (gap > 0.005 ? ", and a gap of \(gap.short)" : "")
  }
}
