import LayoutModel

extension RuleWords {
  /// Of why a view was not placed.
  static let absences: RuleWords = {
    var words = RuleWords()
    words["another_fits"] = { found in
      let sentence = "\(try found.node("container")) shows \(try found.node("chosen")) in its place"
      if found.flag("is_before") { return "\(sentence), which comes before it and fits" }
      let needed = found.each("needed").map { side in
        "\(side.side.dimension) \(side.points("length")), \(side.points("offered")) is proposed"
      }
      return sentence + (needed.isEmpty ? "" : ": \(try found.key("candidate")) needs \(needed.joined(separator: "; "))")
    }
    words["out_of_sight"] = { found in
      let range = "\(found.points("start")) to \(found.points("end")) of \(found.points("length")) points of its content"
      return "\(try found.node("viewport")) shows \(range), and \(try found.node("container")) lays out no more than that"
    }
    words["not_presented"] = { found in "\(try found.node("presenter")) presents it while isPresented is true" }
    return words
  }()
}
