import LayoutModel

extension RuleWords {
  /// Of why a modifier changes nothing.
  static let noEffects: RuleWords = {
    var words = RuleWords()
    words.addFrames()
    words.addPriorities()
    words.addContainers()
    words.addReaders()
    words["other_proposal"] = { found in
      "It proposes \(found.size("proposal")) to \(try found.node("wrapped")) instead of \(found.size("own")), and is answered \(found.size("answer"))"
    }
    words["passes_on"] = { found in
      "It is proposed \(found.size("proposal")), passes that on, and answers what \(try found.node("wrapped")) answers, \(found.size("answer"))"
    }
    words["line_limit_unreached"] = { found in "\(try found.node("text")) has \(found.counted("lines", "line")) and may have \(found.points("allowed"))" }
    words["no_safe_area"] = { _ in "There is no safe area: the canvas keeps none, nor does a view around it" }
    return words
  }()

  /// Of what is otherwise without it on the way to the same result.
  static let withouts: RuleWords = {
    var words = RuleWords()
    words["other_proposal"] = { found in
      "Without it \(try found.node("view")) would be proposed \(found.size("proposal")) and answer \(found.size("answer")) all the same"
    }
    words["priority"] = { found in
      "Without the priority it would \(found.flag("is_enough") ? "still" : "take the same and") be offered \(found.points("offered"))"
    }
    return words
  }()

  private mutating func addFrames() {
    self["alignment_without_room"] = { found in
      let wrapped = try found.node("wrapped")
      return "It is as large as \(wrapped), \(found.size("wrapped")): there is no room in which \(found.word("alignment")) would put it elsewhere"
    }
    self["frame_overridden"] = { found in
      let outer = try found.node("outer")
      return "\(outer) around it says how \(found.axis.adjective) it is: it is proposed \(found.points("proposal")) and answers \(found.points("answer"))"
    }
    self["ideal_unused"] = { found in
      "\(found.word("argument")) \(found.points("length")) counts only where nil is proposed; the frame is proposed \(found.points("proposal"))"
    }
    self["maximum_of_nil"] = { found in
      "\(found.word("argument")): .infinity takes all that is proposed; here nil is, and it is as \(found.axis.adjective) as "
        + "\(try found.node("wrapped")), \(found.points("answer"))"
    }
  }

  private mutating func addPriorities() {
    self["priority_alone"] = { found in "\(try found.node("stack")) has no other view to serve after \(try found.node("child"))" }
    self["priority_equal"] = { found in "\(try found.node("stack")) has no view of another priority than \(found.points("priority"))" }
    self["priority_hidden"] = { found in
      "\(try found.node("hider")) hides it: \(try found.node("container")) sees the priority of the outermost modifier, \(found.points("seen")), "
        + "not \(found.points("priority"))"
    }
    self["priority_nil"] = { found in "\(try found.node("stack")) is proposed nil along its axis: it offers every view nil, whatever its priority" }
    self["priority_root"] = { _ in "There is no stack around it to ask for it" }
    self["priority_served"] = { found in
      let turn = found.count("turn") == 1 ? "first" : "in turn \(found.count("turn"))"
      return "\(try found.node("stack")) serves \(try found.node("child")) \(turn) and offers \(found.points("offered")); it takes \(found.points("took"))"
    }
    self["priority_unread"] = { found in "\(try found.node("container")) does not ask for priorities: stacks do" }
    self["priority_zstack"] = { found in
      "\(try found.node("container")) is as large as its views of the highest priority alone, \(found.size("container")), and is so without it too"
    }
  }

  private mutating func addContainers() {
    self["column_aligned"] = { found in "\(try found.node("first")) comes first in column \(found.count("column")), and holds for all of it" }
    self["fits_as_alone"] = { found in
      "It takes \(try found.node("chosen")), which \(found.flag("is_last") ? "is its last" : "fits") and is as large alone"
    }
    self["grid_elsewhere"] = { found in "Only a Grid reads it, of its cells: \(try found.node("view")) stands in \(try found.node("container"))" }
    self["guide_unread"] = { found in
      let container = try found.node("container"), guide = found.word("guide"), aligned = "\(container) aligns by \(found.word("alignment")), and "
      guard found.has("outer_id") else { return "\(aligned)nothing asks for \(guide)" }
      let outer = try found.node("outer")
      return "\(aligned)\(outer), which aligns by \(guide), asks \(try found.key("container")) for it, and not \(try found.key("view"))"
    }
    self["in_layer"] = { found in "What stands in \(try found.node("layer")) is proposed the size of what that is on, and never changes it" }
    self["single_child"] = { found in "\(try found.node("stack")) has one view, which gets what it is proposed and is as large as it" }
    self["spacer_starved"] = { found in
      "\(try found.node("stack")) has \(found.points("left")) left for it when its other views are served, and it takes \(found.points("took"))"
        + (found.flag("is_gap") ? ", as much as the gap that is there without it" : "")
    }
  }

  private mutating func addReaders() {
    self["read_as_well"] = { found in
      "It writes the state \(found.word("state")), which \(try found.key("view"))'s .\(found.word("kind")) reads: "
        + "\(found.word("read_by")) \(found.word("expression")), which is \(found.points("value"))"
    }
    self["read_by_nobody"] = { found in "Nothing in the scene reads the state \(found.word("state")) it writes" }
    self["read_inside"] = { found in
      "It stands inside \(try found.node("box")), which is computed from what it reads: it gets what that offers, \(found.points("length"))"
    }
    self["read_later"] = { found in
      "It writes \(found.size("new")) to the state \(found.word("state")) after this pass"
        + (found.text("next").map { ", and '\($0)' is laid out with it" } ?? "")
    }
  }
}
