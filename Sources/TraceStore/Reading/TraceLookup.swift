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
  /// The pass whose layout called for it; nil in traces of schema 1.17 and earlier, too.
  package let follows: Int32?
  /// The device whose scale and safe area hold.
  package let device: String?
  /// The Dynamic Type size of its texts; nil in traces of schema 1.7 and earlier.
  package let dynamicTypeSize: String?
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

  /// Follows no parent and asks the index alone, so that it costs some milliseconds of a trace of 100,000 nodes.
  ///
  /// - Throws: `TraceError.damaged`, naming the row, where a node does not come after the one around it: answers follow parents up to the root.
  package func requireSoundParents() throws {
    if let row = try row("SELECT id, parent_id FROM node WHERE parent_id NOT BETWEEN 1 AND id - 1 LIMIT 1") {
      throw TraceRow("node", row, path).damage("parent_id")
    }
  }

  /// The scene, verbatim.
  package var sceneJSON: String? { get throws { try value("SELECT json FROM scene")?.text } }

  /// The file of metrics that its texts were measured with, verbatim.
  package var fontMetrics: (name: String, json: String)? {
    get throws {
      guard let row = try rows("SELECT name, json FROM font_metrics").rows.first else { return nil }
      return (row[0].text ?? "", row[1].text ?? "")
    }
  }

  private static let passColumns =
    """
    SELECT pass.*, (SELECT text FROM environment WHERE pass_id = pass.id AND environment.name = 'device') AS device,
      (SELECT text FROM environment WHERE pass_id = pass.id AND environment.name = 'dynamicTypeSize') AS type_size FROM pass
    """

  /// All passes, in order.
  package var passes: [TracePass] { get throws { try rows("\(Self.passColumns) ORDER BY id").records.map { try pass($0) } } }

  /// The pass that questions are about unless they name another: the last one of the scene. What-ifs that were saved after it go by name.
  package var lastPass: TracePass? {
    get throws { try row("\(Self.passColumns) WHERE base_pass_id IS NULL ORDER BY id DESC LIMIT 1").map { try pass($0) } }
  }

  /// The last pass of that name.
  package func pass(named name: String) throws -> TracePass? {
    let found = try row("\(Self.passColumns) WHERE name = :name ORDER BY id DESC LIMIT 1", ["name": .text(name)])
    // None is called so: its number, then.
    return try (found ?? Int64(name).flatMap { try row("\(Self.passColumns) WHERE id = :id", ["id": .integer($0)]) }).map { try pass($0) }
  }

  /// What surrounded the scene in a pass, by the names of the table `environment`.
  package func settings(in pass: TracePass) throws -> [String: Setting] {
    let rows = try rows("SELECT name, number, text FROM environment WHERE pass_id = :pass", ["pass": .integer(Int64(pass.id))]).rows
    return Dictionary(rows.map { ($0[0].text ?? "", Setting(number: $0[1].number, text: $0[2].text)) }) { $1 }
  }

  /// A value of the table `environment`.
  package struct Setting: Equatable {
    package let number: Double?
    package let text: String?
  }

  /// The node of that key in the tree of `pass`. `node7` is the tree's seventh node, named or not.
  package func node(_ key: String, in pass: TracePass) throws -> TraceNode? {
    let structure = SQLValue.integer(Int64(pass.structure))
    // No scene names a view so. A number finds its row at once, a name by reading every row.
    if key.hasPrefix("node"), let number = Int64(key.dropFirst(4)), number > 0 {
      let numbered = try row(
        "SELECT * FROM node WHERE structure_id = :structure AND id = (SELECT min(id) FROM node WHERE structure_id = :structure) + :number - 1",
        ["structure": structure, "number": .integer(number)])
      if let numbered { return try node(numbered) }
    }
    return try row("SELECT * FROM node WHERE structure_id = :structure AND key = :key", ["structure": structure, "key": .text(key)]).map { try node($0) }
  }

  /// The node of that id.
  package func node(_ id: NodeID) throws -> TraceNode? { try row("SELECT * FROM node WHERE id = :id", ["id": .integer(Int64(id))]).map { try node($0) } }

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
      try rows.records.map { row in
        let fields = TraceRow("viewport", row, path)
        return (try fields.number("number", as: NodeID.self), Point(try fields.points("offset_x"), try fields.points("offset_y")))
      }, uniquingKeysWith: { $1 })
  }

  /// How long the children of lazy containers are that were in sight in a pass that is scrolled, by container and child, as above.
  package func lineLengths(in pass: TracePass) throws -> [NodeID: [NodeID: Double]] {
    let rows = try rows(
      """
      SELECT node.parent_id + 1 - first AS container, node.id + 1 - first AS child,
        iif(traits.axis = 'w', placement.width, placement.height) AS length
      FROM (SELECT min(id) AS first FROM node WHERE structure_id = :structure)
      JOIN node AS container ON container.structure_id = :structure JOIN kind AS traits ON traits.name = container.kind AND traits.lazy
      JOIN node ON node.id BETWEEN container.id AND container.last_id AND node.parent_id = container.id
      JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
      WHERE EXISTS (SELECT * FROM viewport WHERE pass_id = :pass AND (offset_x <> 0 OR offset_y <> 0))
      """, ["structure": .integer(Int64(pass.structure)), "pass": .integer(Int64(pass.id))])
    var lengths: [NodeID: [NodeID: Double]] = [:]
    for row in rows.records {
      let fields = TraceRow("placement", row, path)
      lengths[try fields.number("container"), default: [:]][try fields.number("child")] = try fields.points("length")
    }
    return lengths
  }

  /// Where the node was placed; nil if it was not.
  package func placement(of node: NodeID, in pass: TracePass) throws -> TracePlacement? {
    let rows = try rows(
      "SELECT * FROM placement WHERE node_id = :node AND pass_id = :pass", ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id))]
    ).records
    if rows.count > 1 { throw TraceError.damaged(path: path, message: "the table placement has \(rows.count) rows of node \(node) in pass \(pass.id)") }
    return try rows.first.map { try TracePlacement(TraceRow("placement", $0, path)) }
  }

  private func node(_ row: [String: SQLValue]) throws -> TraceNode { try TraceNode(TraceRow("node", row, path)) }
  private func pass(_ row: [String: SQLValue]) throws -> TracePass { try TracePass(TraceRow("pass", row, path)) }
}

extension TraceNode {
  fileprivate init(_ row: TraceRow) throws {
    id = try row.number("id", in: 1...NodeID.max)
    structure = try row.number("structure_id")
    // A node comes after the one around it and before those in it: whoever follows parents or children comes to an end.
    parent = try row.numberIfAny("parent_id", in: 1...max(id - 1, 1))
    last = try row.number("last_id", in: id...NodeID.max)
    ordinal = try row.number("ordinal", in: 0...Int(Int32.max))
    depth = try row.number("depth", in: 0...Int(Int32.max))
    view = try row.number("view_id", in: id...last)
    (key, path, role, kind) = (try row.text("key"), try row.text("path"), try row.text("role"), try row.text("kind"))
    (label, pointer) = (try row.textIfAny("label"), try row.textIfAny("pointer"))
    if parent == id { throw row.damage("parent_id") }
  }
}

extension TracePass {
  fileprivate init(_ row: TraceRow) throws {
    id = try row.number("id", in: 1...Int32.max)
    structure = try row.number("structure_id")
    (name, state, trigger) = (try row.text("name"), try row.text("state"), try row.text("trigger"))
    (base, follows) = (try row.numberIfAny("base_pass_id"), try row.numberIfAny("follows_id"))
    edit = try row.textIfAny("edit")
    (device, dynamicTypeSize) = (try row.textIfAny("device"), try row.textIfAny("type_size"))
    proposal = try row.proposal
    (firstCall, lastCall) = (try row.numberIfAny("first_call_id"), try row.numberIfAny("last_call_id"))
  }
}

extension TracePlacement {
  fileprivate init(_ row: TraceRow) throws {
    node = try row.number("node_id")
    (call, arrangedBy) = (try row.numberIfAny("call_id"), try row.numberIfAny("arranged_by"))
    proposal = try row.proposal
    frame = try row.rect("")
    absolute = Point(try row.points("absolute_x"), try row.points("absolute_y"))
    anchor = Point(try row.points("anchor_x"), try row.points("anchor_y"))
    drawn = try row.rect("drawn_")
  }
}
