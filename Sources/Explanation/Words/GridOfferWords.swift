import LayoutModel

extension RuleWords {
  /// Of what a grid offers its cells.
  static let gridOffers: RuleWords = {
    var words = RuleWords()
    words["lazy_column"] = { found in
      var words = "\(try found.node("by")) divides its \(found.axis.dimension) of \(found.points("own")) into \(found.word("tracks"))"
      let lengths = found.each("lengths")
      if !lengths.isEmpty {
        words += ": \(lengths.map { $0.points("length") }.listed)"
        if let gaps = found.number("gaps"), gaps > 0.005 { words += ", \(gaps.short) for gaps" }
        let rest = found.number("rest") ?? 0
        if rest >= 0.005 { words += " and \(rest.short) left over" }
        if rest <= -0.005 { words += ", \((-rest).short) more than it has" }
      }
      return found.has("minimum") ? "\(words), as many of at least \(found.points("minimum")) as fit" : words
    }
    words["grid_share"] = { found in
      let row = try found.node("by"), gives = try shareOfColumns(found)
      guard found.count("beside_count") > 0 else { return "\(row) \(gives)" }
      let beside = try found.several("beside") { cell in
        "\(try cell.key("view")) has \(cell.points("slot"))\(cell.has("maker_id") ? " for \(try cell.key("maker"))" : "")"
      }
      return "\(row) \(gives) (beside it \(beside))"
    }
    words["grid_slot"] = { found in
      let by = try found.node("by"), isWidth = found.axis == .horizontal
      let beside = try found.several("beside") { one in
        "\(one.has("cell_id") ? "that of \(try one.key("cell"))" : try one.key("view")) has \(one.points("slot"))"
      }
      return "\(by) \(try slot(found))\(isWidth && !beside.isEmpty ? " (beside it \(beside))" : "")\(try makers(found))"
        // What takes its share has what the other rows leave.
        + (!isWidth && !beside.isEmpty ? " (of the other rows \(beside))" : "")
    }
    return words
  }()

  // MARK: Shares of columns

  private static func shareOfColumns(_ found: Facts) throws -> String {
    let isOne = found.count("first") == found.count("last"), sum = found.flag("is_summed") ? try sum(found) : ""
    if found.flag("is_more"), found.number("value") == 0 { return "has nothing left to offer it for \(columns(found))\(sum)" }
    if found.flag("is_more"), isOne {
      return "offers it the \(found.points("value")) that \(try found.key("wide")) has made column \(found.count("first")) wide, more than a share"
    }
    let between = (found.number("between_columns") ?? 0) > 0.005 ? found.points("between_columns") : nil
    if found.flag("is_more") {
      let wides = try found.each("wides").map { "\($0.points("points")) of \(try $0.key("view"))" }
      return "offers it the \(found.points("value")) that \(columns(found)) have, more than a share for each"
        + (wides.isEmpty ? "" : ": \(wides.listed)\(between.map { ", and \($0) for gaps" } ?? "")")
    }
    let highers = found.count("higher_count")
    let leavers = highers > 0 ? " of \(try whatHigherLeave(found, count: highers, numbered: !found.flag("is_summed")))" : ""
    if found.count("parts") == 1, isOne { return "offers it what is left\(leavers.isEmpty ? "," : "") for \(columns(found))\(leavers)\(sum)" }
    let share = found.has("points") ? " of \(found.points("points")) among \(found.counted("parts", "column"))" : ""
    let each = isOne ? columns(found) : "each of \(columns(found))\(between.map { " and the \($0) between them" } ?? "")"
    return "offers it an equal share\(share) for \(each)\(leavers)\(sum)"
  }

  /// How what is shared out came about: `: 300 less 8 for gaps and a's 50; column 2 still counts, since wide covers it`.
  private static func sum(_ found: Facts) throws -> String {
    let takers = found.each("takers"), apart = try takers.filter { $0.flag("is_apart") }.map(taken)
    // What is given back is no loss.
    let rests = takers.filter { $0.text("kind") == "rest" }, others = takers.filter { !$0.flag("is_apart") && $0.text("kind") != "rest" }
    let first = try others.map(taken), divisor = found.count("divisor"), length = found.points("length")
    var parts: [String] = []
    if !found.flag("is_plain") {
      let less = first.isEmpty ? length : "\(length) less \(first.listed)"
      let quotient = divisor > 1 ? ", \(first.isEmpty ? less : "(\(less))") / \(divisor)" : first.isEmpty ? "" : ", \(less)"
      parts.append(
        "\(found.counted("begun", "column")) count for \(found.points("each")) each\(quotient), as cells of its priority take at most \(divisor) in a row"
          + (apart.isEmpty ? "" : ", less \(apart.listed)"))
    } else if !first.isEmpty {
      parts.append("\(length) less \(first.listed)")
    }
    parts += rests.map { "\($0.points("points")) more, as each has whole what column \($0.count("first")) left of its share" }
    let kept = found.each("kept").map { "\($0.count("column"))" }
    if kept.count == 1 { parts.append("column \(kept.listed) still counts, since \(try found.key("keeper")) covers it") }
    if kept.count > 1 { parts.append("columns \(kept.listed) still count, since \(try found.key("keeper")) covers them") }
    return parts.isEmpty ? "" : ": \(parts.joined(separator: "; "))"
  }

  /// `a's 50`, `the 70 that wide takes over columns 1 to 2`: what is gone of a grid's width.
  private static func taken(_ one: Facts) throws -> String {
    let points = one.points("points")
    if one.text("kind") == "gaps" { return "\(points) for gaps" }
    if one.count("first") == one.count("last") { return "\(try one.key("view"))'s \(points)\(one.flag("is_again") ? " again" : "")" }
    // What a view lacks is given back for each of its columns that waits for nothing: that may be more than it lacks.
    if points.hasPrefix("-") { return "\(points), given back for what \(try one.key("view")) lacks over \(columns(one))" }
    return one.flag("is_whole")
      ? "the \(points) that \(try one.key("view")) takes over \(columns(one))"
      : "\(points) more that \(try one.key("view")) needs, which takes \(one.points("took")) over \(columns(one))"
  }

  /// `what a (50) and b (20 more) leave, whose priorities are higher`.
  private static func whatHigherLeave(_ found: Facts, count: Int, numbered: Bool) throws -> String {
    let names = try found.each("higher").prefix(4).map { one in
      numbered ? "\(try one.key("view")) (\(one.points("points"))\(one.flag("is_more") ? " more" : ""))" : try one.key("view")
    }
    let more = count - names.count
    let those = more > 0 ? "\(names.joined(separator: ", ")) and \(more) other\(more == 1 ? "" : "s")" : names.listed
    return "what \(those) \(count == 1 ? "leaves, whose priority is" : "leave, whose priorities are") higher"
  }

  private static func columns(_ found: Facts) -> String {
    let first = found.count("first"), last = found.count("last")
    return first == last ? "column \(first)" : "columns \(first) to \(last)"
  }

  // MARK: Slots

  private static func slot(_ found: Facts) throws -> String {
    let lines = found.axis == .vertical ? "its row" : found.has("first") && found.has("last") ? columns(found) : "all columns"
    if found.flag("is_offered") {
      let tracks = try found.each("tracks").map { "\($0.points("length"))\($0.has("view_id") ? " of \(try $0.key("view"))" : "")" }
      let sum = tracks.isEmpty ? "" : ": \(tracks.listed)\(found.has("gaps") ? ", and \(found.points("gaps")) for gaps" : "")"
      return "gives it a slot as \(found.axis.adjective) as \(lines)\(sum)"
    }
    switch found.text("reason") {
    case "grid-ideal": return "asks for its ideal \(found.axis.dimension), as the Grid was asked, for \(lines)"
    case "grid-unsized": return "offers it what there is of \(lines)"
    default: break
    }
    if let share = found.each("share").first {
      if share.flag("is_more") { return "offers it the \(found.points("value")) that its row has by then, more than a share" }
      return share.count("parts") == 1
        ? "offers it what is left, for its row" : "offers it an equal share of \(share.points("points")) among \(share.count("parts")) rows for its row"
    }
    if found.text("reason") == "grid-span", lines == "all columns" {
      let higher = found.each("higher").count
      return "offers it \(higher > 0 ? "\(try whatHigherLeave(found, count: higher, numbered: true)), for" : "all that is left for") \(lines)"
    }
    return found.has("value") ? "offers it an equal share for \(lines)" : "proposes nil for \(lines)"
  }

  /// Who made the slot as long as it is.
  private static func makers(_ found: Facts) throws -> String {
    let rivals = found.each("rivals"), count = found.count("rivals_count"), spanning = found.each("spanning")
    if !spanning.isEmpty {
      let wide = try spanning.map { "\(try $0.key("view")), which takes \($0.points("took")) over \(columns($0))" }
      return ": \(found.points("widest")) of \(try rivals.first?.key("view") ?? "its own") and \(found.points("rest")) for \(wide.listed)"
    }
    if let first = rivals.first, count == 1, first.has("now") {
      return ", which \(try first.key("view")) needed when it was offered \(first.points("across")) of width; it is \(first.points("now")) high now"
    }
    if let first = rivals.first {
      let those = try count > 4 ? "\(first.key("view")) and \(count - 1) others" : rivals.map { try $0.key("view") }.listed
      let share = found.each("filled").first.map { ": an equal share of \($0.points("points")) among \($0.count("parts")) rows" } ?? ""
      return ", which \(those) \(count == 1 ? "fills" : "fill")\(share)"
    }
    guard found.has("own_took") else { return "" }
    let higher = found.each("higher").count
    return ": it took \(found.points("own_took")) of its share of \(found.points("own_offered"))"
      + (higher > 0 ? " of \(try whatHigherLeave(found, count: higher, numbered: true))" : "")
  }
}
