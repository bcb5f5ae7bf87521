import LayoutModel
import TraceStore

/// What a rule found: the typed columns of its row. Sentences are made of it, in Swift; nodes go by what people call them.
///
/// A column that the row does not have, or that is of another type, is written as `?`: a test has every sentence made of every rule that fires, and
/// demands that there is none.
struct Facts {
  let row: [String: SQLValue]
  /// The axis that is asked about.
  let axis: Axis
  private let words: NodeWords
  private let mentioned: Mentioned

  /// The nodes that were named so far, which are introduced once: `row (HStack)`, then `row`.
  final class Mentioned {
    var nodes: Set<NodeID>
    /// Whether each modifier is named as it is written and each view by its key, mentioned or not: what stands alone.
    let isInFull: Bool

    init(_ nodes: Set<NodeID>?) { (self.nodes, isInFull) = (nodes ?? [], nodes == nil) }
  }

  init(_ row: [String: SQLValue], _ axis: Axis, _ words: NodeWords, _ mentioned: Mentioned) {
    (self.row, self.axis, self.words, self.mentioned) = (row, axis, words, mentioned)
  }

  // MARK: Values

  /// Whether the column has a value at all.
  func has(_ column: String) -> Bool { row[column].map { $0 != .null } ?? false }
  func number(_ column: String) -> Double? { row[column]?.number }
  func count(_ column: String) -> Int { row[column]?.count ?? 0 }
  func flag(_ column: String) -> Bool { row[column]?.integer.map { $0 != 0 } ?? false }
  func text(_ column: String) -> String? { row[column]?.text }

  // MARK: Words for values

  /// A length with two decimals at most, `nil` for NULL, which is what is proposed then.
  func points(_ column: String) -> String {
    guard let value = row[column] else { return "?" }
    return value == .null ? "nil" : value.number?.short ?? "?"
  }

  /// `, from right to left` where lengths count from the right; else nothing.
  var direction: String { flag("is_mirrored") ? ", from right to left" : "" }

  /// A text as it stands, or a number.
  func word(_ column: String) -> String { row[column].map(\.words) ?? "?" }

  /// `2 views`, `1 view`.
  func counted(_ column: String, _ noun: String) -> String { count(column).of(noun) }

  /// `120 × 40`: the lengths in the columns `name_width` and `name_height`.
  func size(_ name: String) -> String { "\(points("\(name)_width")) × \(points("\(name)_height"))" }

  /// `120, 40`: the place in the columns `name_x` and `name_y`.
  func point(_ name: String) -> String { "\(points("\(name)_x")), \(points("\(name)_y"))" }

  /// The axis that the column `axis` names.
  var side: Axis { Axis(letter: text("axis")) ?? .horizontal }

  /// The sides along the axis on which the lengths in two columns are more than what nobody sees.
  func sides(_ before: String, _ after: String) -> [Axis.Side] { axis.sides(number(before) ?? 0, number(after) ?? 0) }

  // MARK: Words for nodes

  /// The words for the node in the column `name_id`: `row (HStack)`, or the second time `row`; a modifier as it is written.
  func node(_ name: String) throws -> String {
    guard let id = row["\(name)_id"]?.node else { return "?" }
    if mentioned.isInFull { return try words.node(id).map(words.owner) ?? words.words(id, isFirst: false) }
    return try words.words(id, isFirst: mentioned.nodes.insert(id).inserted)
  }

  /// The words for the nodes in the column `name_ids`, which are parted by commas: `a, b and c`.
  func nodes(_ name: String) throws -> String { try names(name).listed }

  func names(_ name: String) throws -> [String] {
    try row["\(name)_ids"]?.words.split(separator: ",").compactMap { NodeID($0) }.map { id in
      try mentioned.isInFull ? words.node(id).map(words.owner) ?? "?" : words.words(id, isFirst: false)
    } ?? ["?"]
  }

  /// The node's key alone: where a number stands beside it, or it need not be found.
  func key(_ name: String) throws -> String { try row["\(name)_id"]?.node.flatMap(words.node)?.key ?? "?" }

  /// What follows from a column that is a JSON array of objects: facts of each.
  func each(_ column: String) -> [Facts] {
    row[column]?.text.map { FactList.rows($0) }?.map { Facts($0, axis, words, mentioned) } ?? []
  }

  /// Words for each of the facts in a column, of which `column_count` says how many there are in all: `a, b, c, d and 3 others`.
  func several(_ column: String, _ words: (Facts) throws -> String) throws -> String {
    let first = try each(column).map(words), more = count("\(column)_count") - first.count
    return more > 0 ? "\(first.joined(separator: ", ")) and \(more) other\(more == 1 ? "" : "s")" : first.listed
  }
}

extension Axis {
  /// `wide` or `high`.
  package var adjective: String { self == .horizontal ? "wide" : "high" }
  /// `wider` or `higher`.
  var comparative: String { self == .horizontal ? "wider" : "higher" }
  /// How far something is out on one side: 44, `on the left`.
  package typealias Side = (length: Double, place: String)

  /// The sides on which something is out, by how much it is before and after: none of what nobody sees.
  package func sides(_ before: Double, _ after: Double) -> [Side] {
    let places = self == .horizontal ? ("on the left", "on the right") : ("at the top", "at the bottom")
    return [(before, places.0), (after, places.1)].filter { $0.0 > .overflowSlack }
  }

  /// `44 on the left, 44 on the right`.
  package func sideWords(_ before: Double, _ after: Double) -> String {
    sides(before, after).map { "\($0.length.short) \($0.place)" }.joined(separator: ", ")
  }

  /// `44 out on the left, 44 on the right`.
  func outWords(_ before: Double, _ after: Double) -> String {
    sides(before, after).enumerated().map { "\($1.length.short) \($0 == 0 ? "out " : "")\($1.place)" }.joined(separator: ", ")
  }

  /// `left` or `top`.
  var start: String { self == .horizontal ? "left" : "top" }
  /// `right` or `bottom`.
  var end: String { self == .horizontal ? "right" : "bottom" }
}
