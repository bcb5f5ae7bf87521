import LayoutModel

/// A row of `node`, as questions need it.
package struct TraceNode: Equatable, Sendable {
  package let id: NodeID
  package let structure: Int32
  package let parent: NodeID?
  package let last: NodeID
  package let ordinal: Int
  package let depth: Int
  package let key: String
  package let path: String
  package let role: String
  package let kind: String
  package let label: String?
  package let view: NodeID
  package let pointer: String?
}

/// A row of `pass`.
package struct TracePass: Equatable, Sendable {
  package let id: Int32
  package let structure: Int32
  package let name: String
  package let base: Int32?
  package let edit: String?
  package let proposal: Proposal
  package let firstCall: CallID?
  package let lastCall: CallID?
  package let state: String
  package let trigger: String
}

/// A row of `placement`.
package struct TracePlacement: Equatable, Sendable {
  package let node: NodeID
  package let call: CallID?
  package let arrangedBy: CallID?
  package let proposal: Proposal
  package let frame: Rect
  package let absolute: Point
  package let anchor: Point
  package let drawn: Rect
}

extension Trace {
  /// Whether the recording ended well; a killed one or one still going on is readable up to its last transaction.
  package var isComplete: Bool { get throws { try meta("complete") == "1" } }

  /// A fact about the recording.
  package func meta(_ key: String) throws -> String? { try value("SELECT value FROM meta WHERE key = :key", ["key": .text(key)])?.text }

  /// The scene, verbatim.
  package var sceneJSON: String? { get throws { try value("SELECT json FROM scene")?.text } }

  /// All passes, in order.
  package var passes: [TracePass] { get throws { try rows("SELECT * FROM pass ORDER BY id").records.compactMap(TracePass.init) } }

  /// The pass that questions are about unless they name another: the last one of the scene. What-ifs that were saved after it go by name.
  package var lastPass: TracePass? {
    get throws { try row("SELECT * FROM pass WHERE base_pass_id IS NULL ORDER BY id DESC LIMIT 1").flatMap(TracePass.init) }
  }

  /// The last pass of that name.
  package func pass(named name: String) throws -> TracePass? {
    try row("SELECT * FROM pass WHERE name = :name ORDER BY id DESC LIMIT 1", ["name": .text(name)]).flatMap(TracePass.init)
  }

  /// The node of that key in the tree of `pass`. `node7` is the tree's seventh node, named or not.
  package func node(_ key: String, in pass: TracePass) throws -> TraceNode? {
    let structure = SQLValue.integer(Int64(pass.structure))
    // No scene names a view so. A number finds its row at once, a name by reading every row.
    if key.hasPrefix("node"), let number = Int64(key.dropFirst(4)), number > 0 {
      let numbered = try row(
        "SELECT * FROM node WHERE structure_id = :structure AND id = (SELECT min(id) FROM node WHERE structure_id = :structure) + :number - 1",
        ["structure": structure, "number": .integer(number)])
      if let numbered { return TraceNode(numbered) }
    }
    return try row("SELECT * FROM node WHERE structure_id = :structure AND key = :key", ["structure": structure, "key": .text(key)])
      .flatMap(TraceNode.init)
  }

  /// The node of that id.
  package func node(_ id: NodeID) throws -> TraceNode? { try row("SELECT * FROM node WHERE id = :id", ["id": .integer(Int64(id))]).flatMap(TraceNode.init) }

  /// The keys of the tree of `pass`, in its order: what a mistyped key is compared with.
  package func keys(in pass: TracePass) throws -> [String] {
    try rows("SELECT key FROM node WHERE structure_id = :structure ORDER BY id", ["structure": .integer(Int64(pass.structure))]).rows.compactMap { $0[0].text }
  }

  /// How far each ScrollView was scrolled, by its number in the tree of `pass`.
  package func scrollOffsets(in pass: TracePass) throws -> [NodeID: Point] {
    let rows = try rows(
      """
      SELECT node_id + 1 - (SELECT min(id) FROM node WHERE structure_id = :structure) AS number, offset_x, offset_y
      FROM viewport WHERE pass_id = :pass AND (offset_x <> 0 OR offset_y <> 0)
      """, ["structure": .integer(Int64(pass.structure)), "pass": .integer(Int64(pass.id))])
    return Dictionary(
      rows.records.compactMap { row in
        let fields = Fields(row: row)
        return fields.id("number", as: NodeID.self).flatMap { node in fields.point("offset_x", "offset_y").map { (node, $0) } }
      }, uniquingKeysWith: { $1 })
  }

  /// How long the children of lazy containers are that were in sight in a pass that is scrolled, by container and child, as above.
  package func lineLengths(in pass: TracePass) throws -> [NodeID: [NodeID: Double]] {
    let rows = try rows(
      """
      SELECT node.parent_id + 1 - first AS container, node.id + 1 - first AS child,
        iif(container.kind IN ('LazyHStack', 'LazyHGrid'), placement.width, placement.height) AS length
      FROM (SELECT min(id) AS first FROM node WHERE structure_id = :structure)
      JOIN node AS container ON container.structure_id = :structure AND container.kind IN ('LazyVStack', 'LazyHStack', 'LazyVGrid', 'LazyHGrid')
      JOIN node ON node.id BETWEEN container.id AND container.last_id AND node.parent_id = container.id
      JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
      WHERE EXISTS (SELECT * FROM viewport WHERE pass_id = :pass AND (offset_x <> 0 OR offset_y <> 0))
      """, ["structure": .integer(Int64(pass.structure)), "pass": .integer(Int64(pass.id))])
    var lengths: [NodeID: [NodeID: Double]] = [:]
    for row in rows.records {
      let fields = Fields(row: row)
      if let container: NodeID = fields.id("container"), let child: NodeID = fields.id("child") {
        lengths[container, default: [:]][child] = fields.number("length")
      }
    }
    return lengths
  }

  /// Where the node was placed; nil if it was not.
  package func placement(of node: NodeID, in pass: TracePass) throws -> TracePlacement? {
    try row(
      "SELECT * FROM placement WHERE node_id = :node AND pass_id = :pass", ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id))]
    ).flatMap(TracePlacement.init)
  }
}

/// A row by column, read into the types of the model; a column that is missing or of another type yields nil.
private struct Fields {
  let row: [String: SQLValue]

  func id<T: FixedWidthInteger>(_ column: String, as type: T.Type = T.self) -> T? { row[column]?.integer.flatMap { T(exactly: $0) } }
  func text(_ column: String) -> String? { row[column]?.text }
  func number(_ column: String) -> Double? { row[column]?.number }
  func point(_ x: String, _ y: String) -> Point? { number(x).flatMap { x in number(y).map { Point(x, $0) } } }
  func rect(_ prefix: String) -> Rect? {
    guard let origin = point(prefix + "x", prefix + "y"), let size = point(prefix + "width", prefix + "height") else { return nil }
    return Rect(origin.x, origin.y, size.x, size.y)
  }
  var proposal: Proposal { Proposal(number("proposal_width"), number("proposal_height")) }
}

extension TraceNode {
  fileprivate init?(_ row: [String: SQLValue]) {
    let fields = Fields(row: row)
    guard let id: NodeID = fields.id("id"), let structure: Int32 = fields.id("structure_id"), let last: NodeID = fields.id("last_id"),
      let ordinal: Int = fields.id("ordinal"), let depth: Int = fields.id("depth"), let view: NodeID = fields.id("view_id"),
      let key = fields.text("key"), let path = fields.text("path"), let role = fields.text("role"), let kind = fields.text("kind")
    else { return nil }
    self.init(
      id: id, structure: structure, parent: fields.id("parent_id"), last: last, ordinal: ordinal, depth: depth, key: key, path: path, role: role,
      kind: kind, label: fields.text("label"), view: view, pointer: fields.text("pointer"))
  }
}

extension TracePass {
  fileprivate init?(_ row: [String: SQLValue]) {
    let fields = Fields(row: row)
    guard let id: Int32 = fields.id("id"), let structure: Int32 = fields.id("structure_id"), let name = fields.text("name"),
      let state = fields.text("state"), let trigger = fields.text("trigger")
    else { return nil }
    self.init(
      id: id, structure: structure, name: name, base: fields.id("base_pass_id"), edit: fields.text("edit"), proposal: fields.proposal,
      firstCall: fields.id("first_call_id"), lastCall: fields.id("last_call_id"), state: state, trigger: trigger)
  }
}

extension TracePlacement {
  fileprivate init?(_ row: [String: SQLValue]) {
    let fields = Fields(row: row)
    guard let node: NodeID = fields.id("node_id"), let frame = fields.rect(""), let absolute = fields.point("absolute_x", "absolute_y"),
      let anchor = fields.point("anchor_x", "anchor_y"), let drawn = fields.rect("drawn_")
    else { return nil }
    self.init(
      node: node, call: fields.id("call_id"), arrangedBy: fields.id("arranged_by"), proposal: fields.proposal, frame: frame, absolute: absolute,
      anchor: anchor, drawn: drawn)
  }
}
