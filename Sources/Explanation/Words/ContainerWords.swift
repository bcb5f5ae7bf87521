/// The sentence about a containerRelativeFrame, whether it is about its own length or about what it offers.
enum ContainerWords {
  static func sentence(_ found: Facts) throws -> String {
    let container = found.has("container_id") ? try found.node("container") : "the canvas"
    var sentence = "\(try found.node("by")) goes by the \(found.axis.dimension) of \(container)"
    if found.flag("is_in_safe_area") { sentence += " without its safe area" }
    if let margins = found.number("margins"), margins != 0 { sentence += " without the margins of its content" }
    if let length = found.number("length") {
      if length.isFinite { sentence += ", \(length.short)" }
    } else {
      sentence += ", which is nil and counts as 10"
    }
    if found.has("nearer_id") { sentence += ", since \(try found.key("nearer")) is offered nil" }
    if found.has("part") { sentence += ": \(parts(found))" }
    if let formula = found.text("formula"), formula != SwiftCall.closure { sentence += ": \(formula)" }
    return sentence
  }

  /// `less 4 gaps of 8 these are 5 parts of 71.6, of which it takes 2 and the gap between`.
  private static func parts(_ found: Facts) -> String {
    let parts = found.number("parts") ?? 1, span = found.number("span") ?? 1, spacing = found.number("spacing") ?? 0
    let less = spacing > 0 ? "less \(parts == 2 ? "1 gap" : "\((parts - 1).short) gaps") of \(spacing.short) " : ""
    let between = spacing == 0 || span == 1 ? "" : span == 2 ? " and the gap between" : " and the \((span - 1).short) gaps between"
    return "\(less)these are \(parts.short) parts of \(found.points("part")), of which it takes \(span.short)\(between)"
  }
}
