import Explanation
import LayoutModel
import TraceStore

/// The tree of a pass, or a part of it: what each node was offered, how large it became and where it stands, and what went wrong with it.
package struct TreeReport: Sendable {
  package struct Row: Sendable {
    package let id: NodeID
    package let parent: NodeID?
    /// The last node inside of it, itself if there is none.
    package let last: NodeID
    package let depth: Int
    package let key: String
    package let kind: String
    /// Whether it lays out only those of its children that are in sight.
    package let isLazy: Bool
    package let label: String?
    package let pointer: String?
    /// As people write it: `HStack`, `Text "Title"`, `.frame(width: 120)`.
    package let title: String
    /// nil for a node that was never placed.
    package let place: Place?
    /// Its numbers are approximate until they are measured.
    package let isApproximate: Bool
    package var overflows: [Overflow] = []
    /// What a cut text still shows.
    package var cut: String?
  }

  package struct Place: Sendable {
    package let proposal: Proposal
    package let frame: Rect
    package let absolute: Point
  }

  /// Points by which a node sticks out of what is around it, before it (left, top) and after it.
  package struct Overflow: Sendable {
    package let axis: Axis
    package let holder: String
    package let before: Double
    package let after: Double
  }

  package private(set) var rows: [Row]
  /// How many nodes a part has that `parts` names: a tree of any size is read in little memory, and its first lines are there at once.
  private static let partLength: Int64 = 2000

  /// Ranges of nodes, in pre-order, that make up the tree of a pass.
  package static func parts(_ trace: Trace, _ pass: TracePass) throws -> [ClosedRange<NodeID>] {
    var parts: [ClosedRange<NodeID>] = []
    // From a node that is there to the next: those of a damaged trace may lie far apart.
    func first(after id: Int64) throws -> NodeID? {
      let arguments: [String: SQLValue] = ["structure": .integer(Int64(pass.structure)), "id": .integer(id)]
      return try trace.value("SELECT id FROM node WHERE structure_id = :structure AND id > :id ORDER BY id LIMIT 1", arguments)?.node
    }
    var next = try first(after: .min)
    while let start = next {
      parts.append(start...NodeID(clamping: Int64(start) + partLength - 1))
      next = try first(after: Int64(start) + partLength - 1)
    }
    return parts
  }

  /// - Parameters:
  ///   - nodes: those it is about, of the tree of `pass`; nil for all.
  ///   - approximate: of the trace, where somebody has read it for other parts; nil: it is read.
  package init(_ trace: Trace, _ pass: TracePass, _ nodes: ClosedRange<NodeID>? = nil, _ approximate: Approximate? = nil) throws {
    let key: [String: SQLValue] = [
      "pass": .integer(Int64(pass.id)), "structure": .integer(Int64(pass.structure)), "first": .integer(Int64(nodes?.lowerBound ?? 0)),
      "last": .integer(Int64(nodes?.upperBound ?? .max)),
    ]
    rows = try Self.nodes(trace, key, approximate ?? Approximate(trace))
    let indices = Dictionary(merging: rows.indices.map { (rows[$0].id, $0) })
    let overflows = try trace.rows(
      """
      SELECT node_id, axis, parent_key, out_before, out_after FROM overflow
      WHERE pass_id = :pass AND node_id BETWEEN :first AND :last AND NOT meant ORDER BY node_id, axis DESC
      """, key)
    for row in overflows.rows {
      guard let index = row[0].node.flatMap({ indices[$0] }), let holder = row[2].text else { continue }
      rows[index].overflows.append(
        Overflow(axis: row[1].text == "w" ? .horizontal : .vertical, holder: holder, before: row[3].number ?? 0, after: row[4].number ?? 0))
    }
    for row in try trace.rows("SELECT node_id, shows FROM truncation WHERE pass_id = :pass AND node_id BETWEEN :first AND :last", key).rows {
      if let index = row[0].node.flatMap({ indices[$0] }) { rows[index].cut = row[1].text ?? "" }
    }
  }

  private static func nodes(_ trace: Trace, _ key: [String: SQLValue], _ approximate: Approximate) throws -> [Row] {
    let attributes = try trace.rows(
      """
      SELECT node_id, name, number, text FROM node CROSS JOIN attribute ON node_id = node.id
      WHERE structure_id = :structure AND node.id BETWEEN :first AND :last AND role = 'modifier' ORDER BY node.id, attribute.rowid
      """, key
    ).rows.reduce(into: [NodeID: [SwiftCall.Argument]]()) { found, row in
      guard let node = row[0].node, let name = row[1].text else { return }
      found[node, default: []].append(SwiftCall.Argument(name: name, number: row[2].number, text: row[3].text))
    }
    return try trace.rows(
      """
      SELECT id, parent_id, last_id, depth, key, kind, label, pointer, role, width, height, x, y, absolute_x, absolute_y, proposal_width, proposal_height
      FROM node LEFT JOIN placement ON node_id = id AND pass_id = :pass
      WHERE structure_id = :structure AND id BETWEEN :first AND :last ORDER BY id
      """, key
    ).rows.compactMap { row in
      guard let id = row[0].node, let last = row[2].node, let key = row[4].text, let kind = row[5].text else { return nil }
      let traits = try trace.traits(of: kind)
      let title = NodeTitle.text(kind, traits, row[6].text, modifying: row[8].text == "modifier" ? attributes[id] ?? [] : nil)
      return Row(
        id: id, parent: row[1].node, last: last, depth: row[3].count, key: key, kind: kind, isLazy: traits.contains(.lazy), label: row[6].text,
        pointer: row[7].text, title: title, place: Place(row[9...]), isApproximate: approximate.contains(id))
    }
  }
}

extension TreeReport.Place {
  /// From width, height, x, y, absolute_x, absolute_y, proposal_width, proposal_height.
  fileprivate init?(_ row: ArraySlice<SQLValue>) {
    let values = row.map(\.number)
    guard let width = values[0], let height = values[1], let x = values[2], let y = values[3], let left = values[4], let top = values[5] else { return nil }
    self.init(proposal: Proposal(values[6], values[7]), frame: Rect(x, y, width, height), absolute: Point(left, top))
  }
}
