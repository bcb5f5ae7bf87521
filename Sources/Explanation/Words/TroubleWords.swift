import LayoutModel

extension RuleWords {
  /// Of what is wrong with a view, and where it is drawn.
  static let troubles: RuleWords = {
    var words = RuleWords()
    // Outside of the canvas: both families have a rule of what is around it.
    words["canvas"] = { found in
      let isWidth = found.axis == .horizontal, beyond = isWidth ? "right of" : "below", after = "ends \(found.points("after")) \(beyond)"
      let out =
        if found.flag("is_before") {
          "begins \(found.points("before")) \(isWidth ? "left of" : "above")"
        } else if found.flag("is_at_end") {
          "begins at the \(isWidth ? "right edge" : "bottom") of"
        } else if found.flag("is_gone") {
          "begins \(found.points("away")) \(beyond)"
        } else {
          after
        }
      if found.flag("is_gone") { return "\(out) the canvas, and is outside of it altogether" }
      return "\(out) the canvas" + (found.flag("is_before") && found.flag("is_after") ? " and \(after) it" : "")
    }
    words["moved"] = { found in
      "\(try found.node("by")) moves \(try found.node("view")) in it by \(found.points("moved")), to \(found.points("value"))"
    }
    words["transformed"] = { found in
      "drawn from \(found.points("drawn")) on, \(found.points("length")) \(found.axis.adjective): \(try found.node("by"))"
    }
    words["canvas_overflow"] = { found in
      let area = found.flag("is_safe_area") ? "safe area" : "canvas"
      return "\(try found.node("root")) is \(found.points("size")) \(found.axis.adjective) in a \(area) of \(found.points("room"))"
    }
    words["drawn_elsewhere"] = { found in
      let size = "\(found.points("width")) × \(found.points("height"))", point = "\(found.points("x")), \(found.points("y"))"
      return "drawn \(size) at \(point): \(try found.node("by")) changes only what is drawn"
    }
    words["no_room"] = { found in "cannot be seen: it is offered nothing of the \(found.axis.dimension)" }
    words["overflow"] = { found in
      let out = found.axis.outWords(found.number("before") ?? 0, found.number("after") ?? 0)
      let amount = found.points("amount"), wider = found.flag("is_larger") ? found.axis.comparative : "further"
      return "\(amount) \(wider) than \(try found.node("holder")): \(out)"
    }
    words["cut_by_scroll"] = { found in
      let cut = found.sides("before", "after").map { "\($0.length.short) of it \($0.place)" }
      return "\(try found.node("pane")) cuts \(cut.joined(separator: " and ")), where it is drawn beyond its edge"
    }
    words["cut_by_clip"] = { found in
      let length = found.number("length") ?? 0
      let cut = found.sides("before", "after").map { "\(min($0.length, length).short) of its \(length.short) \($0.place)" }
      return "\(try found.node("clip")) cuts \(cut.joined(separator: " and "))"
    }
    words["over_slot"] = { found in
      "\(found.points("amount")) \(found.axis.comparative) than its \(track(found)), \(found.points("room")): it lies over \(try found.nodes("covered"))"
    }
    words["covered"] = { found in
      "\(try found.node("cover")) lies over it: it is \(found.points("amount")) \(found.axis.comparative) than its own \(track(found))"
    }
    words["nothing_to_fill"] = { found in
      "\(found.word("bound")): .infinity has no effect: offered nil there is nothing to fill, and it is as \(found.axis.adjective) as its content"
    }
    words["guide"] = { found in
      let container = try found.node("container"), guide = found.word("guide")
      return "\(try found.node("by")) moves nothing: \(container) aligns by \(found.word("alignment")), and nobody reads \(guide)"
    }
    words["text_broken"] = { found in "a word is broken: \"\(found.word("before"))\" and \"\(found.word("after"))\" stand on two lines" }
    words["text_cut"] = { found in
      let shown = found.each("shown").map { $0.word("text") }
      let subject = found.flag("is_inside") ? "\(try found.node("by")) is " : ""
      return "\(subject)cut: it shows \"\((shown + (found.count("lines") > shown.count ? ["…"] : [])).joined(separator: " / "))\""
    }
    return words
  }()

  /// `column`, `columns`, `row`: the slot of a cell.
  private static func track(_ found: Facts) -> String {
    found.axis == .horizontal ? found.flag("is_several") ? "columns" : "column" : "row"
  }
}
