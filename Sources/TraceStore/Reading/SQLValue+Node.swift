import LayoutModel

extension SQLValue {
  /// The node of that id; nil for what is no node's id.
  package var node: NodeID? { integer.flatMap { NodeID(exactly: $0) } }

  /// How many; 0 for what is no number.
  package var count: Int { Int(clamping: integer ?? 0) }
}

extension Trace {
  /// Two ids below it have a sum.
  private static let mostNodes: Int64 = 1 << 30

  /// The first node in the tree of `pass`; the others are counted from it.
  /// - Throws: `TraceError.damaged` where ids are such as no recording has.
  package func firstNode(of pass: TracePass) throws -> NodeID {
    let ends = try rows(
      "SELECT min(id), max(id) FROM node WHERE structure_id = :structure", ["structure": .integer(Int64(pass.structure))]
    ).rows.first
    guard let first = ends?[0].integer, let last = ends?[1].integer else { return 1 }
    guard first > 0, last <= Self.mostNodes, let id = NodeID(exactly: first) else {
      throw TraceError.damaged(path: path, message: "the table node has a row with the id \(first > 0 ? last : first), and no recording has so many nodes")
    }
    return id
  }
}
