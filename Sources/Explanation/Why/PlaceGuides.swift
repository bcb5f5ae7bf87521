import LayoutModel
import TraceStore

/// The guides of a view that was placed.
struct PlaceGuides {
  let trace: Trace
  let words: NodeWords

  /// The guides by which it was aligned, then others that are stated for it.
  func guides(of node: NodeID, in pass: TracePass) throws -> [Place.Guide] {
    let arguments: [String: SQLValue] = ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id))]
    var guides: [Place.Guide] = []
    let rows = try trace.rows(
      """
      SELECT name, value, explicit, source_ids, axis FROM placement_guide WHERE node_id = :node AND pass_id = :pass
      UNION ALL
      SELECT * FROM (
        SELECT guide.name, guide.value, 1, (
          SELECT group_concat(id) FROM (
            SELECT modifier.id FROM node
            JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.last_id AND +modifier.kind IN (SELECT name FROM kind WHERE states_guide)
            JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'guide' AND attribute.text = guide.name
            WHERE node.id = :node ORDER BY modifier.id LIMIT 8)), NULL
        FROM guide JOIN placement ON placement.node_id = guide.node_id AND placement.pass_id = guide.pass_id AND guide.call_id >= placement.call_id
        WHERE guide.node_id = :node AND guide.pass_id = :pass AND guide.explicit
        GROUP BY guide.name HAVING max(guide.rowid) ORDER BY guide.name)
      """, arguments
    ).rows
    for row in rows {
      let name = row[0].text.map { $0.hasSuffix("Alignment.center") ? "center" : $0 } ?? "",
        axis: [Axis] = Axis(letter: row[4].text).map { [$0] } ?? []
      if let known = guides.firstIndex(where: { $0.name == name && (axis.isEmpty || name != "center") }) {
        guides[known].aligns += axis
        continue
      }
      // Of one an integer, of several a list.
      let sources = try (row[3].text?.split(separator: ",").compactMap { NodeID($0) } ?? row[3].node.map { [$0] } ?? []).compactMap(words.node)
      var guide = Place.Guide(
        name: name, value: row[1].number ?? 0, isExplicit: row[2].integer == 1, owner: sources.isEmpty ? nil : try sources.map(words.modifier).listed,
        pointer: sources.first?.pointer, aligns: axis)
      if axis.isEmpty, let source = sources.first { guide.through = try handedOn(name, of: source, around: node, pass) }
      if axis.isEmpty, guide.through == nil { guide.reader = try reader(of: name, of: node, pass) }
      guides.append(guide)
    }
    return guides
  }

  /// The Layout around a node that asked for a guide of it by itself.
  private func reader(of name: String, of node: NodeID, _ pass: TracePass) throws -> String? {
    try trace.value(
      """
      SELECT node.parent_id FROM node JOIN guide ON guide.node_id = node.id AND guide.pass_id = :pass AND guide.name = :name
      JOIN call ON call.id = guide.call_id AND call.node_id = node.parent_id WHERE node.id = :node LIMIT 1
      """, ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id)), "name": .text(name)]
    )?.node.flatMap { try words.words($0, isFirst: true) }
  }

  /// The container around a node that its own parent aligned by a guide which a modifier of the node states.
  private func handedOn(_ name: String, of source: TraceNode, around node: NodeID, _ pass: TracePass) throws -> String? {
    try trace.value(
      """
      SELECT around.id FROM node AS around JOIN placement_guide ON placement_guide.node_id = around.id AND placement_guide.pass_id = :pass
      WHERE around.id < :node AND around.last_id >= :node AND name = :name AND instr(',' || source_ids || ',', ',' || :source || ',')
      ORDER BY around.id DESC LIMIT 1
      """,
      ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id)), "name": .text(name), "source": .integer(Int64(source.id))]
    )?.node.flatMap { try words.words($0, isFirst: true) }
  }
}
