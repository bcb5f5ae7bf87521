import LayoutModel

extension RuleWords {
  /// Of what a grid, its rows, or a lazy stack answered.
  static let gridReplies: [String: Sentence] = [
    "grid_sum": { found in
      var sentence = "\(try found.node("grid")) is as \(found.axis.adjective) as its \(found.tracks)"
      if found.has("rest") { sentence += ", which leave \(found.points("rest")) of \(found.points("proposal"))" }
      if found.has("count") {
        let tracks = try found.each("tracks").map { "\($0.word("length"))\(try made($0, in: found))" }
        sentence += ": \(tracks.isEmpty ? "\(found.points("length")) for all \(found.count("count"))" : tracks.listed)"
        if let gaps = found.number("gaps"), !gaps.isSame(as: 0) { sentence += ", and \(gaps.short) for gaps" }
      } else {
        sentence += " and the gaps between them"
      }
      return sentence + (try filling(found))
    },
    "row_rectangle": { found in "GridRow: \(found.word("title"))" },
    "lazy_accepts": { found in
      "\(try found.node("by")) takes all it is offered; its \(found.axis == .horizontal ? "widest" : "highest") child takes \(found.points("took"))"
    },
    "lazy_columns": { found in
      let lengths = found.each("lengths").map { $0.word("length") }, sentence = "\(try found.node("by")) is as \(found.axis.adjective) as its \(found.tracks)"
      if lengths.isEmpty { return "\(sentence) and the gaps between them" }
      let gaps = found.number("gaps").flatMap { $0.isSame(as: 0) ? nil : ", and \($0.short) for gaps" } ?? ""
      return "\(sentence): \(lengths.listed)\(gaps)"
    },
    "lazy_estimate": { found in
      let (asked, known) = (found.count("asked"), found.count("known"))
      let estimates = "\(try found.node("by")) estimates its \(found.axis.dimension)"
      if known > asked { return "\(estimates) by \(known) of its \(found.count("count")) children: the first \(asked), and those in sight" }
      return "\(estimates): it asked the first \(asked) of its \(found.count("count")) children, as many as fill the viewport"
    },
    "lazy_rows": { found in
      if found.flag("is_empty") { return "\(try found.node("grid")) has no cells, and so no \(found.tracks)" }
      let sentence = "\(try found.node("grid")) is as \(found.axis.adjective) as its "
      guard found.has("count") else { return "\(sentence)\(found.tracks) and the gaps between them" }
      let lines = try found.each("lines").map { "\($0.word("length"))\($0.has("view_id") ? " of \(try $0.key("view"))" : "")" }
      let gaps = found.number("gaps").flatMap { $0 > 0.005 ? ", and \($0.short) for gaps" : nil } ?? ""
      if lines.isEmpty { return "\(sentence)\(found.count("count")) \(found.tracks): \(found.points("length"))\(gaps)" }
      return "\(sentence)\(found.tracks): \(lines.listed)\(gaps)"
    },
  ]

  /// What made a track of a Grid so long: 154 is l2's 112 and what the divider below it needs more, ` (l2 takes 112, divider adds 42)`.
  private static func made(_ track: Facts, in found: Facts) throws -> String {
    guard let added = track.number("added") else { return track.has("view_id") ? " of \(try track.key("view"))" : "" }
    guard found.has("spanning_id") else { return "" }
    let spanning = try found.key("spanning")
    guard let took = track.number("took"), took > 0.005 else { return " of \(spanning)" }
    return " (\(try track.key("view")) takes \(took.short), \(found.count("spans") == 1 ? spanning : "what spans it") adds \(added.short))"
  }

  /// Whether the cells of a Grid take all they are offered.
  private static func filling(_ found: Facts) throws -> String {
    switch found.count("fillers") {
    case 0: found.flag("none_fills") ? ", and no cell takes all it is offered" : ""
    case 1: ", and \(try found.key("filler")) takes all it is offered"
    case 2...4: ", and \(try found.nodes("fillers")) take all they are offered"
    default: ", and \(try found.key("filler")) and others take all they are offered"
    }
  }
}

extension Facts {
  /// What makes up the length of a grid along the axis that is asked about.
  fileprivate var tracks: String { axis == .horizontal ? "columns" : "rows" }
}
