import LayoutModel
import Platform

extension RuleWords {
  /// Of where a guide of a view meets one of another.
  static let guidedPlaces: RuleWords = {
    var words = RuleWords()
    words["across"] = { found in
      let stack = try found.node("stack")
      if found.flag("is_as_long") { return "\(stack) is as \(found.axis.adjective) as \(try found.node("view")): nothing to align" }
      let sentence = "\(stack) aligns its views by \(guide(found))"
      if found.flag("is_at_edge") { return sentence }
      let own = try "\(sentence): \(own(found))"
      let comma = found.has("source_id") ? "," : ""
      guard found.has("line") else { return "\(own)\(comma) is the largest, which the others meet\(found.direction)" }
      let line = "\(own)\(comma) meets \(found.points("line"))"
      guard found.has("setter_id") else { return line + found.direction }
      return "\(line) of \(try found.node("setter"))" + (found.has("setter_length") ? ", half of \(found.points("setter_length"))" : "") + found.direction
    }
    words["aligned"] = { found in
      let box = try found.node("box")
      if found.flag("is_as_long") { return "\(box) is as \(found.axis.adjective) as \(try found.node("view")): nothing to align" }
      let sentence = "\(box) aligns it by \(guide(found))"
      if found.flag("is_at_edge") { return sentence + found.direction }
      let half = found.text("guide") == "center" ? ", half of \(found.points("box_length"))" : ""
      return try "\(sentence): \(own(found))\(found.has("source_id") ? "," : "") meets \(found.points("line"))\(half)\(found.direction)"
    }
    words["secondary"] = { found in
      let sentence = try "\(found.node("box")) aligns it by \(guide(found)): \(own(found))\(found.has("source_id") ? "," : "")"
      let half = found.flag("is_half") ? ", half of \(found.points("primary_length"))" : ""
      return "\(sentence) meets \(found.points("line")) of \(try found.node("primary"))\(half)\(found.direction)"
    }
    return words
  }()

  /// Without a guide it is aligned by its corner.
  private static func guide(_ found: Facts) -> String { found.text("guide") ?? "its corner" }

  /// Where its own guide lies, and what states that: of a container's several that it combines.
  private static func own(_ found: Facts) throws -> String {
    let own = "its \(found.points("own"))"
    guard found.has("source_id") else { return own }
    return "\(own), set by \(try found.text("source_ids")?.contains(",") == true ? found.nodes("source") : found.node("source"))"
  }
}
