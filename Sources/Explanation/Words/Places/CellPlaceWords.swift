import LayoutModel

extension RuleWords {
  /// Of where the cells of grids lie.
  static let cellPlaces: RuleWords = {
    var words = RuleWords()
    words["grid_cell"] = { found in
      let slot = try "\(found.node("by")) puts it in \(track(found))\(length(found))\(before(found))"
      return "\(slot), \(found.points("position")) from its edge: aligned by \(alignment(found))"
    }
    words["lazy_cell"] = { found in
      let track = found.axis == .horizontal ? "column" : "row", position = found.number("position") ?? 0, inside = found.number("inside") ?? 0
      let isIn = inside > 0.005 && found.flag("is_centred"), tracks = LazyTracks(found, track)
      var slot = found.has("track") ? "\(track) \(found.count("track"))" : "its \(track)"
      if found.has("slot_length") { slot += ", \(found.points("slot_length")) \(found.axis.adjective)" }
      if isIn, let start = found.number("slot_start"), start > 0.005 { slot += " from \(tracks?.centring.map { "\($0) = " } ?? "")\(start.short) on" }
      return "\(try found.node("by")) puts it in \(slot), \(position.short) from its edge: \(lazyAlignment(found, tracks, track, isIn: isIn))"
    }
    return words
  }()

  // MARK: A cell of a Grid

  private static func track(_ found: Facts) -> String {
    if found.axis == .vertical { return "its row" }
    let first = found.count("first_column"), last = found.count("last_column")
    return last == first ? "column \(first)" : last > first ? "columns \(first) to \(last)" : "all columns"
  }

  /// How long its slot is, and for whom.
  private static func length(_ found: Facts) throws -> String {
    guard found.has("offered") else { return "" }
    return ", \(found.points("offered")) \(found.axis.adjective)" + (found.has("making_id") ? " for \(try found.key("making"))" : "")
  }

  /// The columns before its own.
  private static func before(_ found: Facts) throws -> String {
    guard found.has("before_length") else { return "" }
    let isTogether = found.flag("is_together"), isMirrored = found.flag("is_mirrored"), gap = found.number("gap") ?? 0
    var words = ", after \(try found.node("beside")), whose \(isTogether ? "columns are together" : "column is") \(found.points("before_length")) wide"
    if found.has("pushing_id") { words += " for \(try found.key("pushing"))" }
    if isMirrored {
      words += " and \(isTogether ? "begin" : "begins") at \(found.points("before_start"))"
    } else if let start = found.number("before_start"), start > 0.005 {
      words += " from \(start.short) on"
    }
    return words + (gap > 0.005 ? ", and a gap of \(gap.short)" : "") + found.direction
  }

  private static func alignment(_ found: Facts) -> String {
    guard let guide = found.text("guide") else { return "its anchor" }
    if found.has("stated") { return "\(guide), which its modifier sets to \(found.points("stated"))" }
    guard found.has("before_length"), let inside = found.number("inside"), !inside.isSame(as: 0) else { return guide }
    // What is longer than its slot sticks out.
    return inside > 0 ? "\(guide), \(inside.short) into it" : "\(guide), \((-inside).short) before it"
  }

  // MARK: A cell of a lazy grid

  /// The columns of a lazy grid, which together stand in its middle or fill it, and those of them before the cell's own.
  private struct LazyTracks {
    /// `(300 - 200) / 2`, where all that is before the cell's own is the room beside the columns.
    let centring: String?
    /// Where the cell's own begins, in words.
    let sum: String

    init?(_ found: Facts, _ track: String) {
      guard let start = found.number("tracks_start"), let before = found.number("tracks_before") else { return nil }
      let room = start > 0.005 ? "(\(found.points("grid_length")) - \(found.points("tracks_length"))) / 2" : nil
      let own = before > 0.005 ? RuleWords.sum(before, found, track) : nil
      centring = own == nil ? room : nil
      sum = [room, own].compactMap { $0 }.joined(separator: " + ") + (room == nil ? "" : ", its \(track)s centred")
    }
  }

  /// `154 for column 1`, `208 for rows 1 to 2 and the gaps after them`.
  private static func sum(_ length: Double, _ found: Facts, _ track: String) -> String {
    let before = found.count("track") - 1
    let gaps = (found.number("gap") ?? 0) > 0.005
    return before == 1
      ? "\(length.short) for \(track) 1\(gaps ? " and the gap after it" : "")"
      : "\(length.short) for \(track)s 1 to \(before)\(gaps ? " and the gaps after them" : "")"
  }

  private static func lazyAlignment(_ found: Facts, _ tracks: LazyTracks?, _ track: String, isIn: Bool) -> String {
    let guide = found.text("guide") ?? "its corner"
    if found.flag("is_stated") { return "aligned by \(guide), which its modifier sets to \(found.points("guide_value"))" }
    if found.flag("is_centred"), let inside = found.number("inside"), inside.isSame(as: 0) {
      if let tracks { return tracks.sum }
      if !found.flag("is_across"), found.count("track") > 1 { return sum(found.number("position") ?? 0, found, track) }
    }
    if !isIn { return "aligned by \(guide)" }
    return "aligned by \(guide), (\(found.points("slot_length")) - \(found.points("length"))) / 2 = \(found.points("inside")) into it"
  }
}
