import LayoutModel

extension RuleWords {
  /// Of what a Text answered.
  static let textReplies: [String: Sentence] = [
    "text_width": { found in
      let lines = found.count("lines") == 1 ? "one line" : "the longest of \(found.count("lines")) lines"
      return lines + placed(found) + approximate(found)
    },
    "text_wrapped": { found in
      let isOne = found.count("lines") == 1, lines = "wraps to \(found.counted("lines", "line"))"
      if found.has("placed_lines") { return lines + placed(found) }
      let texts = found.each("texts").map { $0.text("text") ?? "" } + (found.flag("has_more") ? ["…"] : [])
      return "\(isOne ? found.flag("is_cut") ? "cut to one line" : "one line" : lines): \(texts.joined(separator: " / "))"
        + (found.flag("counts_space") ? " (a space at the end of a line counts)" : "") + approximate(found)
    },
    "text_lines": { found in
      let lines = found.count("lines") == 1 ? "1 line" : "\(found.count("lines")) lines of \(found.points("line_height"))\(gap(found))"
      return lines + (found.count("lines") > 1 && found.flag("wraps") ? ", because of the width" : "") + placed(found)
        + (found.has("room_id") ? "; \(try found.node("room")) makes room for them" : "")
    },
    "text_cut_by_height": { found in
      let lines =
        switch found.count("lines") {
        case 1: found.flag("sticks_out") ? "one line is shown though it does not fit" : "one line fits into it"
        case let count: "\(count) lines fit into it"
        }
      return "\(lines); the rest of the text is cut"
    },
    "text_cut_by_limit": { found in
      "\(try found.node("limit")) allows \(found.count("lines") == 1 ? "one line" : "\(found.count("lines")) lines")"
        + (found.flag("is_full") ? ", and \(found.points("proposal")) has room for no more" : "") + "; the rest of the text is cut"
    },
    "text_scaled": { found in
      let limit = try found.node("limit")
      let shown = found.has("shown") && found.has("size") ? ": \(found.points("shown")) of \(found.points("size")) points" : ""
      return "\(limit) makes the letters smaller, for it has no room in their size\(shown); by which steps SwiftUI does is not measured"
    },
    "text_reserved": { found in
      let reserved = found.number("reserved").map { "\($0.short) line\($0 == 1 ? "" : "s")" } ?? "more lines", isOne = found.count("lines") == 1
      let lines =
        found.flag("is_held")
        ? "\(isOne ? "one line fits" : "\(found.count("lines")) lines fit") into the \(found.points("proposal")) that are offered"
        : "the text has \(found.counted("lines", "line"))"
      return "\(try found.node("limit")) keeps room for \(reserved); \(lines)"
    },
  ]

  /// The room that a lineSpacing keeps: ` and 12 between`.
  private static func gap(_ found: Facts) -> String { found.number("gap") ?? 0 == 0 ? "" : " and \(found.points("gap")) between" }

  /// In what the width may differ from the phone's: `; width approximate: kerning pairs of Inter`. Of a file that has all of it, `; width exact by sf.json`.
  private static func approximate(_ found: Facts) -> String {
    if let approximation = found.text("approximation") { return "; width approximate: \(approximation)" }
    return found.text("metrics").map { "; width exact by \($0)" } ?? ""
  }

  /// How many lines a Text has as it was placed, where it had others as it was asked: `; placed in 60 it has 2`.
  private static func placed(_ found: Facts) -> String {
    guard found.has("placed_lines") else { return "" }
    let width = found.number("placed_width").flatMap { $0.isFinite ? "placed in \($0.short)" : nil } ?? "as placed"
    return "; \(width) it has \(found.count("placed_lines"))"
  }
}
