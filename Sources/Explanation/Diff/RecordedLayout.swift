import LayoutModel
import Platform
import TraceStore

/// One pass of a trace in memory, as a comparison needs it: its tree, its arguments, where everything was placed and how stacks and Grids divided.
/// Of the calls only those are read in which the cells of Grids were served.
package struct RecordedLayout {
  struct Node {
    let id: NodeID
    /// An index, as `last` and `view`.
    let parent: Int?
    let last: Int
    let key: String
    let isNamed: Bool
    let role: String
    let kind: String
    let traits: Traits
    /// It is a `Layout` of a program's, whose code may go by whatever its views are.
    let isCustomLayout: Bool
    let label: String?
    let view: Int
    let pointer: String?
    /// Place among its parent's children.
    let ordinal: Int
    var children: [Int] = []
    var arguments: [Argument] = []
    var place: Place?
    /// A text that is not shown whole.
    var isCut = false
  }

  struct Argument: Hashable {
    let name: String
    let number: Double?
    let text: String?
    var words: String { text ?? number?.short ?? "nil" }
    /// An expression: a number that was computed has it beside it.
    var formula: String? { number == nil ? nil : text }
    /// A closure, of which no trace says what is in it.
    var isCode: Bool { number == nil && text == SwiftCall.closure }
  }

  struct Place {
    let proposal: Proposal
    let frame: Rect
  }

  /// How a stack served a child while it divided its length.
  struct Share {
    let turn: Int
    let priority: Double
    /// How short and how long it can be; nil: it was not asked.
    let minimum: Double?
    let maximum: Double?
  }

  /// Facts of the recordings themselves that can make layouts differ.
  private static let facts = [
    ("tool_version", "layouttrace"), ("schema_version", "the trace's schema"), ("swiftui_version", "the SwiftUI followed"),
    ("text_metrics", "the text metrics"), ("cache", "the cache policy"),
  ]

  /// Facts of two recordings that are not the same, a clause each. A file of metrics may have another one's name.
  static func otherFacts(_ a: RecordedLayout, _ b: RecordedLayout) throws -> [String] {
    let clauses = try facts.compactMap { key, words in
      let (before, after) = (try a.trace.meta(key) ?? "unknown", try b.trace.meta(key) ?? "unknown")
      return before == after ? nil : "\(words) is \(after), was \(before)"
    }
    guard let before = try a.trace.fontMetrics, let after = try b.trace.fontMetrics, before.name == after.name, before.json != after.json else {
      return clauses
    }
    return clauses + ["the text metrics are those of another \(after.name)"]
  }

  package let trace: Trace
  package let pass: TracePass
  /// The program whose views it has, whose code is not in the trace; nil for a scene that was written as one.
  let program: String?
  /// In pre-order, by number from 0.
  private(set) var nodes: [Node] = []
  private(set) var shares: [Int: Share] = [:]
  private(set) var cells: [Int: GridCell] = [:]
  private(set) var offsets: [Int: Point] = [:]
  private var first: Int64 = 1

  package init(_ trace: Trace, _ pass: TracePass) throws {
    (self.trace, self.pass) = (trace, pass)
    program = try Self.program(trace)
    try readNodes()
    if nodes.isEmpty { return }
    try readArguments()
    try readPlaces()
    try readShares()
    cells = try gridCells()
  }

  /// By the build it was recorded with; of a recording that a test made by itself, by its file.
  private static func program(_ trace: Trace) throws -> String? {
    guard try trace.meta("front_end") == "swift" else { return nil }
    return try trace.meta("recording")?.split(separator: "/").prefix(2).joined(separator: "/") ?? trace.path
  }

  var keys: [String: SQLValue] {
    let last = first + Int64(nodes.count) - 1
    return ["pass": .integer(Int64(pass.id)), "first": .integer(first), "last": .integer(last)]
  }

  /// The place in `nodes` of an id of the trace.
  func index(_ value: SQLValue) -> Int? { value.integer.map(place).flatMap { nodes.indices.contains($0) ? $0 : nil } }

  /// How far behind the first node's an id is; -1 for one that is no node's.
  private func place(_ id: Int64) -> Int {
    let (place, isTooFar) = id.subtractingReportingOverflow(first)
    return isTooFar ? -1 : Int(clamping: place)
  }

  private mutating func readNodes() throws {
    let rows = try trace.rows(
      "SELECT id, parent_id, last_id, key, role, kind, label, view_id, pointer FROM node WHERE structure_id = :structure ORDER BY id",
      ["structure": .integer(Int64(pass.structure))]
    ).rows
    first = rows.first?[0].integer ?? 1
    for (number, row) in rows.enumerated() {
      // What is around a node comes before it, and a modifier's view is inside of it: nothing else is believed.
      let id = row[0].integer ?? 0, parent = index(row[1]), last = min(max(place(row[2].integer ?? id), number), rows.count - 1)
      let key = row[3].text ?? ""
      nodes.append(
        Node(
          id: NodeID(clamping: id), parent: parent, last: last, key: key, isNamed: key != "node\(number + 1)", role: row[4].text ?? "",
          kind: row[5].text ?? "", traits: try trace.traits(of: row[5].text ?? ""),
          isCustomLayout: row[4].text == "container" ? try !trace.knows(kind: row[5].text ?? "") : false, label: row[6].text,
          view: min(max(place(row[7].integer ?? id), number), last), pointer: row[8].text,
          ordinal: parent.map { nodes[$0].children.count } ?? 0))
      if let parent { nodes[parent].children.append(number) }
    }
  }

  private mutating func readArguments() throws {
    for row in try trace.rows("SELECT node_id, name, number, text FROM attribute WHERE node_id BETWEEN :first AND :last ORDER BY rowid", keys).rows {
      guard let node = index(row[0]), let name = row[1].text else { continue }
      nodes[node].arguments.append(Argument(name: name, number: row[2].number, text: row[3].text))
    }
  }

  private mutating func readPlaces() throws {
    let rows = try trace.rows(
      """
      SELECT node_id, proposal_width, proposal_height, absolute_x, absolute_y, width, height FROM placement
      WHERE node_id BETWEEN :first AND :last AND pass_id = :pass
      """, keys
    ).rows
    for row in rows {
      guard let node = index(row[0]), let x = row[3].number, let y = row[4].number, let width = row[5].number, let height = row[6].number else { continue }
      nodes[node].place = Place(proposal: Proposal(row[1].number, row[2].number), frame: Rect(x, y, width, height))
    }
    for row in try trace.rows("SELECT node_id FROM text_line WHERE pass_id = :pass AND node_id BETWEEN :first AND :last AND truncated", keys).rows {
      if let node = index(row[0]) { nodes[node].isCut = true }
    }
    for row in try trace.rows("SELECT node_id, offset_x, offset_y FROM viewport WHERE pass_id = :pass", keys).rows {
      if let node = index(row[0]), let x = row[1].number, let y = row[2].number { offsets[node] = Point(x, y) }
    }
  }

  /// Of the arrangement that was used; of a child that was served twice, the last.
  private mutating func readShares() throws {
    let rows = try trace.rows(
      """
      SELECT child_id, turn, priority, minimum, maximum FROM placement CROSS JOIN stack_share ON stack_share.call_id = placement.arranged_by
      JOIN node ON node.id = child_id AND node.parent_id = placement.node_id
      WHERE placement.node_id BETWEEN :first AND :last AND placement.pass_id = :pass ORDER BY stack_share.rowid
      """, keys
    ).rows
    for row in rows {
      guard let child = index(row[0]), let turn = row[1].integer, let priority = row[2].number else { continue }
      shares[child] = Share(turn: Int(clamping: turn), priority: priority, minimum: row[3].number, maximum: row[4].number)
    }
  }

  // MARK: Words

  /// The container, or the modifier that shows it, that a view stands in with its modifiers; nil for the root.
  func holder(of view: Int) -> Int? { nodes[unit(of: view)[0]].parent }

  /// The views that stand in a container, in order.
  func views(in container: Int) -> [Int] { nodes[container].children.map { nodes[$0].view } }

  /// A view with the modifiers around it, the outermost first.
  func unit(of view: Int) -> [Int] {
    let view = nodes[view].view
    var unit = [view]
    while let outer = unit.last, let parent = nodes[outer].parent, nodes[parent].view == view { unit.append(parent) }
    return unit.reversed()
  }

  /// The view itself, or of one that nobody wrote, as a row of a List, the only one in it that somebody did.
  func written(_ index: Int) -> Int {
    var index = index
    while nodes[index].pointer == nil, nodes[index].role != "modifier", nodes[index].children.count == 1 { index = nodes[nodes[index].children[0]].view }
    return index
  }

  /// `HStack`, `Text "Title"`, `.frame(width: 120)`.
  func title(_ index: Int) -> String {
    let node = nodes[index]
    let arguments = node.arguments.map { SwiftCall.Argument(name: $0.name, number: $0.number, text: $0.text) }
    return NodeTitle.text(node.kind, node.traits, node.label, modifying: node.role == "modifier" ? arguments : nil)
  }

  /// A view by its key, and one without an id by what it is, too.
  func told(_ view: Int) -> String { nodes[view].isNamed ? nodes[view].key : "\(nodes[view].key) (\(title(view)))" }

  /// The name of a node of which an argument is told: `row`, `title's .padding`.
  func owner(_ index: Int) -> String { nodes[index].role == "modifier" ? "\(nodes[nodes[index].view].key)'s .\(nodes[index].kind)" : nodes[index].key }

  /// What a sentence calls it: `row`, `.padding(8) on title`.
  func words(_ index: Int) -> String {
    let node = nodes[index]
    if node.isNamed { return node.key }
    return node.role == "modifier" ? "\(title(index)) on \(nodes[node.view].key)" : node.key
  }
}
