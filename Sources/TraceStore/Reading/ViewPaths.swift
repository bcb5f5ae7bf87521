import LayoutModel

/// Addresses of a tree's views that stay as long as the views around them do, whatever modifiers come and go: `card/HStack/Text[2]`.
///
/// A node with a name of its own is called by it. Any other view stands below the nearest node with a name, or below the root, by the types of the views on
/// the way, each with its number among those of its type from the second on. A modifier without a name has no address, and neither has a view that nobody
/// wrote, such as a list's row; what a modifier lays behind or over its view stands below the view and the modifier, `title/background/Color`.
package struct ViewPaths {
  /// Of the nodes that have one.
  package let paths: [NodeID: String]
  /// Bytes from which on a view is called by its number instead, so that deep trees do not take memory with the square of their depth.
  private static let limit = 400

  package init(_ trace: Trace, structure: Int32) throws {
    let rows = try trace.rows(
      "SELECT id, parent_id, ordinal, key, role, kind, view_id, length(pointer) FROM node WHERE structure_id = :structure ORDER BY id",
      ["structure": .integer(Int64(structure))]
    ).rows
    var builder = Builder(first: rows.first?[0].node ?? 0)
    builder.taken = Set(rows.compactMap { $0[3].text })
    for row in rows {
      guard let id = row[0].node, let key = row[3].text, let kind = row[5].text else { continue }
      let parent = row[1].node, isWritten = builder.isWritten(id, row[7].integer, parent)
      builder.add(
        id, key: key, kind: kind, hasStep: isWritten && row[4].text != "modifier", parent: parent, ordinal: row[2].integer ?? 0, view: row[6].node ?? id)
    }
    paths = builder.paths
  }

  /// The node with that address.
  package func node(_ path: String) -> NodeID? { paths.first { $0.value == path }?.key }

  private struct Builder {
    let first: NodeID
    var paths: [NodeID: String] = [:]
    /// What the addresses of a node's children begin with.
    private var bases: [NodeID: String] = [:]
    private var owners: [NodeID: (kind: String, view: NodeID)] = [:]
    private var pointers: [NodeID: Int64] = [:]
    private var counts: [String: Int] = [:]
    var taken: Set<String> = []

    init(first: NodeID) { self.first = first }

    /// - Parameter pointer: bytes of its pointer.
    mutating func isWritten(_ id: NodeID, _ pointer: Int64?, _ parent: NodeID?) -> Bool {
      let above = parent.flatMap { pointers[$0] } ?? 0
      pointers[id] = pointer ?? above
      return WrittenNodes.isWritten(pointer: pointer, above: above)
    }

    /// - Parameter hasStep: whether it is a step of the addresses in it.
    mutating func add(_ id: NodeID, key: String, kind: String, hasStep: Bool, parent: NodeID?, ordinal: Int64, view: NodeID) {
      var base = parent.flatMap { bases[$0] } ?? ""
      if ordinal > 0, let owner = parent.flatMap({ owners[$0] }), owner.view != parent { base = "\(paths[owner.view] ?? base)/\(owner.kind)" }
      owners[id] = (kind, view)
      let hasName = key != "node\(Int64(id) - Int64(first) + 1)"
      if hasName || base.utf8.count > ViewPaths.limit {
        (paths[id], bases[id]) = (key, key)
      } else if !hasStep {
        bases[id] = base
      } else {
        let path = free(base.isEmpty ? kind : "\(base)/\(kind)")
        (paths[id], bases[id]) = (path, path)
      }
    }

    /// With the number of the next one of its type; a name that somebody gave is passed over.
    private mutating func free(_ path: String) -> String {
      while true {
        counts[path, default: 0] += 1
        let number = counts[path] ?? 1, numbered = number == 1 ? path : "\(path)[\(number)]"
        if taken.insert(numbered).inserted { return numbered }
      }
    }
  }
}
