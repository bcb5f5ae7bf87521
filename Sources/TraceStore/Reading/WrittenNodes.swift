import LayoutModel

/// Which nodes a person wrote. One without a pointer came with a control or a list, or is a stack around several views; or it stands so deep in the tree that
/// its pointer was left out (see `node.pointer`), and then the last one above it is nearly as long as a pointer may be.
package enum WrittenNodes {
  private static let longest: Int64 = 1900

  /// - Parameters:
  ///   - pointer: the bytes of its pointer; nil where it has none.
  ///   - above: those of the nearest one around it; 0 where there is none.
  static func isWritten(pointer: Int64?, above: Int64) -> Bool { pointer != nil || above > longest }
}

extension Trace {
  /// Whether a person wrote the node.
  package func isWritten(_ node: TraceNode) throws -> Bool {
    if node.pointer != nil { return true }
    let above = try value(
      "SELECT length(pointer) FROM node WHERE id < :node AND last_id >= :node AND pointer IS NOT NULL ORDER BY id DESC LIMIT 1",
      ["node": .integer(Int64(node.id))])
    return WrittenNodes.isWritten(pointer: nil, above: above?.integer ?? 0)
  }
}
