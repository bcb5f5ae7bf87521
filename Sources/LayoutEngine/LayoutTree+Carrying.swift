import LayoutModel

// What one pass learnt, for the next one's tree.
extension LayoutTree {
  /// Takes over what an earlier tree of the same shape knows: sizes of views in which nothing changed, and the layouts' caches.
  ///
  /// A view's reply depends on itself, on what is in it and on its environment: a change spoils what stands around it, and a change of the
  /// environment what is inside too.
  ///
  /// - Parameter isChanged: whether a node's own arguments differ.
  package func carryOver(from old: LayoutTree, isChanged: (NodeID) -> Bool) {
    guard old.count == count else { return }
    (viewportLengths, rescaledContainers) = (old.viewportLengths, old.rescaledContainers)
    var stale = [Bool](repeating: false, count: Int(count) + 1)
    for id in stride(from: count, through: 1, by: -1) {
      if isChanged(id) { stale[Int(id)] = true }
      if stale[Int(id)] { stale[Int(nodes[id].parent)] = true }
    }
    for id in environmentChanges.union(old.environmentChanges) where isChanged(id) {
      for inner in id...nodes[id].last { stale[Int(inner)] = true }
    }
    for id in stride(from: 1, through: count, by: 1) {
      if !stale[Int(id)] { nodes[id].cache = sizes.copy(old.nodes[id].cache, of: old.sizes) }
      if case (.customLayout(let new), .customLayout(let known)) = (nodes[id].primitive, old.nodes[id].primitive) {
        layouts[Int(new.index)].carryOver(from: old.layouts[Int(known.index)], isStale: stale[Int(id)])
      }
    }
  }
}

extension SizeCache {
  /// Copies a list of another cache.
  func copy(_ list: List, of other: SizeCache) -> List {
    var copied = List()
    for entry in other.entries(of: list) { _ = insert(entry.proposal, entry.size, entry.call, in: &copied, policy: .memo) }
    return copied
  }
}
