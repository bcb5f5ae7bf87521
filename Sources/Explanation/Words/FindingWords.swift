import LayoutModel

extension RuleWords {
  /// Of what a check finds, by the code of the finding.
  static let findings: RuleWords = {
    var words = RuleWords()
    words.addOverflows()
    words.addSlots()
    words.addTexts()
    words.addProposals()
    words.addStacks()
    words.addOutOfSight()
    words["LT003"] = { found in
      "\(try found.node("node")) has no effect: without it every size and place is the same, on the larger and smaller canvases and with the larger letters tried, too"
    }
    words["LT019"] = { found in
      let node = try found.node("node"), box = try found.node("box"), length = found.points("amount")
      return "\(node) reads back what it is to decide: \(box), computed from \(found.word("member")), "
        + (found.flag("is_around") ? "offers it \(length), and it takes that" : "is what it reads, \(length)")
    }
    // What the engine or a layout has to say of itself.
    for code in ["LT101", "LT102", "LT103", "LT201", "LT202", "LT203", "LT204", "LT206", "LT301", "LT401"] {
      words[code] = { found in "\(try found.node("node")): \(found.word("message"))" }
    }
    return words
  }()

  // MARK: Longer than there is room

  private mutating func addOverflows() {
    self["LT001"] = { found in
      let node = try found.node("node"), makers = try Self.makers(found)
      // It would fit, and stands where a part of it does not.
      if let length = found.number("length"), let room = found.number("room"), length <= room + .overflowSlack {
        return
          "\(node) is \(length.short) \(found.axis.adjective), and stands partly beyond \(try Self.holder(found)), which has \(room.short): \(Self.outside(found))"
      }
      return "\(node) is \(found.points("length")) \(found.axis.adjective)\(makers), \(try Self.holder(found)) has \(found.points("room")): "
        + Self.outside(found)
    }
    self["LT004"] = { found in
      let node = try found.node("node"), holder = try found.node("holder")
      return "\(node) is at least \(found.points("least")) \(found.axis.adjective), \(holder) right around it at most \(found.points("most")): "
        + "\(found.points("amount")) stick out wherever it stands"
    }
    self["LT013"] = { found in
      let node = try found.node("node"), view = try found.node("view")
      return "\(node) takes away more than there is: \(view) is \(found.points("length")) \(found.axis.adjective), so nothing is left of it and it sticks out"
    }
    self["LT014"] = { found in
      "\(try found.node("node")) has no child that fits: it takes its last, \(try found.node("chosen")), "
        + "which is \(found.points("length")) \(found.axis.adjective) in \(found.points("room"))"
    }
    self["LT024"] = { found in
      "\(try found.node("view")) is drawn beyond \(try found.node("pane")), which cuts it: \(Self.outside(found))"
    }
    self["LT017"] = { found in
      let wide = found.axis.adjective, node = try found.node("node"), layer = try found.node("layer"), primary = try found.node("primary")
      return "\(node) is \(found.points("length")) \(wide) in \(layer), which belongs to \(primary), \(found.points("room")) \(wide): "
        + "\(found.points("amount")) stick out"
    }
  }

  private mutating func addSlots() {
    self["LT023"] = { found in
      let wide = found.axis.adjective, badge = try found.node("badge"), base = try found.node("base")
      return "\(try found.node("node")) is as \(wide) as \(badge), \(found.points("length")), which is moved onto \(base), \(found.points("room")) \(wide): "
        + "in an overlay it would not count"
    }
    self["LT022"] = { found in
      let wide = found.axis.adjective, several = found.flag("is_several")
      let slot = found.axis == .horizontal ? several ? "the columns" : "column \(found.count("track"))" : "row \(found.count("track"))"
      let names = try found.nodes("covered"), more = found.count("covered_count") - 4
      return
        "\(try found.node("node")) is \(found.points("length")) \(wide), \(slot) of \(try found.node("grid")) \(several ? "have" : "has") \(found.points("room")): "
        + "it lies over \(more > 0 ? "\(names) and \(more.of("other cell"))" : names)"
    }
  }

  /// Who makes it so long: one, up to four, or the longest of more.
  private static func makers(_ found: Facts) throws -> String {
    if found.count("makers") > 4 { return " because of \(try found.key("longest")) and \(found.count("makers") - 1) others" }
    if found.has("maker_id") { return " because of \(try found.node("maker"))" }
    return found.has("makers_ids") ? " because of \(try found.nodes("makers"))" : ""
  }

  private static func holder(_ found: Facts) throws -> String {
    if found.has("holder_id") { return try found.node("holder") }
    if found.flag("is_track") { return found.axis == .horizontal ? "its column" : "its row" }
    return found.flag("is_safe_area") ? "the safe area" : "the canvas"
  }

  /// On which sides it sticks out.
  private static func outside(_ found: Facts) -> String {
    found.axis.outWords(found.number("out_before") ?? 0, found.number("out_after") ?? 0)
  }

  // MARK: Texts

  private mutating func addTexts() {
    self["LT002"] = { found in "\(try found.node("node")) is cut: offered \(found.size("proposal")), it shows \"\(Self.shown(found))\"" }
    self["LT009"] = { found in
      let node = try found.node("node"), frame = try found.node("frame")
      return "\(node) is cut on every canvas: \(frame) is \(found.points("width")) × \(found.points("height")) whatever there is, "
        + "so it shows \"\(Self.shown(found))\""
    }
    self["LT010"] = { found in "\(try found.node("node")) is cut by \(try found.node("limit")): it shows \"\(Self.shown(found))\"" }
    self["LT011"] = { found in
      "\(try found.node("node")) breaks a word: \(found.points("width")) wide it shows \"\(found.word("before"))\" and \"\(found.word("after"))\" on two lines"
    }
    self["LT026"] = { found in
      "\(try found.node("node")) lies over \(try found.node("first")): \(found.points("width")) × \(found.points("height")) of them cannot be read"
    }
    self["LT012"] = { found in
      "\(try found.node("node")) cannot be seen: it is \(found.size("own")) because it is offered \(found.points("offered")) of \(found.axis.dimension)"
    }
  }

  /// Its lines, six at most.
  private static func shown(_ found: Facts) -> String {
    let lines = found.each("lines").map { $0.word("text") }
    return (lines.prefix(6) + (lines.count > 6 ? ["…"] : [])).joined(separator: " / ")
  }

  // MARK: Where nil is offered

  private mutating func addProposals() {
    self["LT006"] = { found in
      "\(try found.node("node")) is \(found.has("axis") ? "10 \(found.axis.adjective)" : "10 × 10"), the default where nil is offered"
    }
    self["LT007"] = { found in
      "\(try found.node("node")) is offered nil: there is nothing to fill, it is as \(found.axis.adjective) as its content, \(found.points("length"))"
    }
    self["LT205"] = { found in
      let length = found.axis == .horizontal ? "width" : "height"
      let offer = found.has("by_id") ? "\(try found.node("by")) offers it nil" : "the canvas offers it nil"
      return "\(try found.node("node")): \(offer), and its Layout answers an infinite \(length)"
    }
    self["LT207"] = { found in
      "\(try found.node("node")): its Layout answers \(found.points("length")) \(found.axis.adjective) where it is offered \(found.size("proposal"))"
    }
    self["LT015"] = { found in
      let node = try found.node("node"), wide = found.axis.adjective, length = found.points("amount")
      return "\(node) is offered nil along the axis it scrolls: "
        + (found.flag("is_lazy") ? "it is \(length) \(wide)" : "it is as \(wide) as its content, \(length), and never scrolls")
    }
  }

  // MARK: Stacks

  private mutating func addStacks() {
    self["LT005"] = { found in "\(try found.node("node")) got no more than its minimum, \(found.points("took")): \(try Self.leftNothing(found))" }
    self["LT008"] = { found in
      let reported = found.number("reported") ?? 0, placed = found.number("placed") ?? 0, amount = found.points("amount")
      return "\(try found.node("node")) reports \(reported.short) \(found.axis.adjective), what it places is \(placed.short): "
        + (placed < reported ? "\(amount) at its end stay empty" : "\(amount) stick out")
    }
    self["LT016"] = { found in
      let node = try found.node("node"), top = try found.node("top")
      return "\(node) works out \(found.word("calls")) answers in one layout; \(top), \(found.word("levels")) stacks further out, \(found.word("top_calls"))"
    }
    self["LT018"] = { found in
      let node = try found.node("node"), second = try found.node("second"), first = try found.node("first")
      return "\(node) puts \(second) over \(first): \(try Self.overlap(found))"
    }
    self["LT021"] = { found in
      let node = try found.node("node"), lines = try found.names("lines").count > 1 ? found.nodes("lines") : found.node("lines")
      return "\(node) is as high as there is room, \(found.points("height")), for \(lines): what else is in it needs \(found.points("needed"))"
    }
  }

  /// Why nothing was left for a Spacer.
  private static func leftNothing(_ found: Facts) throws -> String {
    if found.flag("is_lazy") { return "\(try found.node("stack")) offers nil along its axis to each of its views, so there is nothing to take" }
    if found.has("source_id") { return "\(try found.node("stack")) is offered nil by \(try found.node("source")), so there is nothing to take" }
    if !found.has("offered") { return "\(try found.node("stack")) is offered nil, so there is nothing to take" }
    if found.has("sibling_id") { return "\(try found.node("sibling")) takes all there is" }
    return "the others need all the room \(try found.node("stack")) has"
  }

  private static func overlap(_ found: Facts) throws -> String {
    let spacing = found.number("spacing") ?? 0, first = found.number("first_length") ?? 0, second = found.number("second_length") ?? 0
    if found.flag("are_texts"), -spacing < min(first, second) { return "the texts overlap by \((-spacing).short)" }
    return "its spacing of \(spacing.short) takes all \(min(first, second).short) of \(try found.node(first <= second ? "first" : "second"))"
  }

  // MARK: Out of sight

  private static let sides = ["right": "right of", "left": "left of"]

  private mutating func addOutOfSight() {
    self["LT025"] = { found in
      let cut = found.sides("out_before", "out_after").map { "\($0.length.short) of its \(found.points("length")) \($0.place)" }
      return "\(try found.node("node")) is cut by \(try found.node("clip")): \(cut.joined(separator: " and "))"
    }
    self["LT020"] = { found in
      let node = try found.node("node"), side = found.word("side"), begins = side == "right" || side == "below"
      let isAtEdge = (found.number("amount") ?? 0) < 0.005, far = "\(found.points("amount")) \(Self.sides[side] ?? side)"
      let place = isAtEdge ? (begins ? "begins at the end of" : "ends at the beginning of") : "\(begins ? "begins" : "ends") \(far)"
      let holder = found.has("holder_id") ? try found.node("holder") : "the canvas"
      return "\(node) cannot be seen: it \(place) \(holder)" + (found.count("views") > 1 ? ", and \(found.count("views") - 1) more with it" : "")
    }
  }
}
