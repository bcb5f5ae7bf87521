import LayoutModel

extension RuleWords {
  /// Of what a view answered.
  static let replies: RuleWords = {
    var words = RuleWords()
    for topic in [frameReplies, wrapperReplies, stackReplies, gridReplies, textReplies] { words.sentences.merge(topic) { one, _ in one } }
    words.proofs["view_that_fits"] = { found in
      found.has("next_id") ? "then it tries \(try found.node("next"))" : "then \(try found.node("fallback")) is taken whether it fits or not"
    }
    return words
  }()

  /// Of what states a length of its own.
  private static let frameReplies: [String: Sentence] = [
    "frame": { found in
      let frame = try found.node("by")
      return switch found.text("rule") {
      case "frame.accepts_proposal": "\(frame) takes what it is offered"
      case "frame.ideal": "\(frame): the ideal, because it is proposed nil"
      case "frame.clamped_to_minimum": "\(frame) raises it to its minimum"
      case "frame.clamped_to_maximum": "\(frame) cuts it to its maximum"
      default: frame
      }
    },
    "frame_ideal_unused": { found in
      "\(try found.node("frame")) uses its ideal \(found.points("ideal")) only when it is proposed nil, not \(found.points("proposal")): "
        + "it is as \(found.axis.adjective) as its content, \(try found.node("by"))"
    },
    "frame_not_less": { found in
      let less = found.text("rule") == "frame.child_is_minimum" ? "less" : "more"
      return "\(try found.node("frame")) has no \(found.word("bound")): it is not \(less) than its content, \(try found.node("by"))"
    },
    "container_relative": ContainerWords.sentence,
    "layout_custom": { found in
      let layout = "\(found.word("kind")): its sizeThatFits returns it"
      if !found.has("child_id") { return layout }
      let most = found.axis == .horizontal ? "widest" : "tallest"
      let which = found.count("count") == 1 ? "its subview" : "the \(most) of its \(found.count("count")) subviews"
      let length = "\(found.points("length")) \(found.axis.adjective)"
      let size =
        found.has("placed") ? "answered \(length), and is placed by another proposal, \(found.points("placed")) \(found.axis.adjective)" : "is \(length)"
      return "\(layout); \(which), \(try found.node("child")), \(size)"
    },
    "leaf": { found in "\(found.word("kind")): \(found.word("title"))" },
    "spacer_thickness": { _ in "a Spacer has no thickness across its stack" },
  ]

  /// Of what is as long as what it wraps, and a little more.
  private static let wrapperReplies: [String: Sentence] = [
    "forwards": { found in "… handed up by \(try found.node("by"))" },
    "padding": { found in "\(try found.node("by")) adds \(found.points("added"))" },
    "inset_sum": { found in "\(try found.node("by")) is the view, the spacing and the content" },
    "secondary_ignored": { found in
      "\(try found.node("layer")) is as \(found.axis.adjective) as \(try found.node("primary")) alone: "
        + "\(try found.node("content")) in it is \(found.points("length")) and does not count"
    },
    "view_that_fits": { found in
      "\(try found.rejections("tried"))\(try found.node("fits")) takes \(try found.node("chosen"))\(fitting(found))"
    },
  ]

  /// Why a ViewThatFits takes the view that it takes.
  private static func fitting(_ found: Facts) -> String {
    if found.count("count") == 1 { return "" }
    if !found.has("next_id") { return ", the last, without asking whether it fits" }
    let sides = found.each("sides"), proposed = sides.filter { $0.has("proposed") }
    if proposed.isEmpty { return ", the first: where nil is proposed all fit" }
    let needs = proposed.filter { $0.has("needed") }.map { "\($0.side.dimension) \($0.points("needed")) of \($0.points("proposed"))" }
    let free = sides.first { !$0.has("proposed") }.map { "; where nil is proposed any \($0.side.dimension) fits" } ?? ""
    return (needs.isEmpty ? "" : ", which needs \(needs.joined(separator: " and "))") + free
  }

  /// Of what is made of its children.
  private static let stackReplies: [String: Sentence] = [
    "stack_sum": { found in
      let children = try found.each("children").map { "\(try $0.key("view")) \($0.word("length"))" }
      var sentence = "\(try found.node("stack")) is as \(found.axis.adjective) as its children: "
      sentence += children.isEmpty ? "\(found.count("count")) children" : children.joined(separator: " + ")
      if let gaps = found.number("gaps"), !gaps.isSame(as: 0) { sentence += gaps > 0 ? " + \(gaps.short) for gaps" : " - \((-gaps).short) where they overlap" }
      if found.has("hiders_ids") { sentence += "; texts would keep their own distance without \(try found.nodes("hiders"))" }
      if found.has("drawer_id") { sentence += "; \(try found.node("drawer")) changes only what is drawn" }
      return sentence
    },
    "thickest_child": { found in
      let stack = try found.node("by"), children = found.has("children_ids") ? try found.nodes("children") : try found.node("child")
      return "\(stack) is as \(found.axis.adjective) as \(children)" + (found.has("many") ? " and \(found.count("many") - 1) others" : "")
        + (found.flag("has_prior") ? ": lower priorities have no say" : "")
    },
    "union": { found in
      let spans = "\(try found.node("container")) spans its children"
      let (start, end) = (found.axis.start, found.axis.end)
      let extent =
        found.has("first_id") ? ": from the \(start) of \(try found.node("first")) to the \(end) of \(try found.node("last"))" : ", aligned with one another"
      let guided = try found.each("moved").map { "\(try $0.node("view")) is \(moved($0))" }
      return guided.isEmpty ? spans + extent : "\(spans)\(extent); \(guided.listed)"
    },
  ]

  private static func moved(_ found: Facts) -> String {
    let guide = "its \(found.word("guide")) guide"
    if !found.has("otherwise") { return "placed by \(guide), which is set to \(found.points("guide_value"))" }
    return "moved by \(found.points("shift")), since \(guide) is \(found.points("guide_value")) instead of \(found.points("otherwise"))"
  }
}

extension Facts {
  /// Before what a ViewThatFits takes, the views that it had no room for: `a needs width 200, 100 is proposed; b needs height 60, 50 is proposed: `.
  func rejections(_ column: String) throws -> String {
    let views = try each(column).map { "\(try $0.key("view")) needs \($0.side.dimension) \($0.word("needed")), \($0.points("proposed")) is proposed" }
    return views.isEmpty ? "" : views.joined(separator: "; ") + ": "
  }
}
