import LayoutModel

extension RecordedLayout {
  /// The node of the same view or modifier in another layout; nil if there is none.
  /// - Parameter isLater: the node is one of this layout, and its counterpart in `other`; else the other way round.
  package func counterpart(of node: NodeID, in other: RecordedLayout, isLater: Bool) -> NodeID? {
    let matching = TreeMatching(self, other)
    let (from, to, pairs) = isLater ? (self, other, matching.later) : (other, self, matching.earlier)
    guard let index = from.nodes.firstIndex(where: { $0.id == node }), let found = pairs[index] else { return nil }
    return to.nodes[found].id
  }

  /// By node the one of the same view or modifier in a later layout; those that it lacks have none.
  package func counterparts(in later: RecordedLayout) -> [NodeID: NodeID] {
    let pairs = TreeMatching(self, later).later
    return Dictionary(merging: nodes.indices.compactMap { index in pairs[index].map { (nodes[index].id, later.nodes[$0].id) } })
  }
}
