import LayoutModel

// What one pass learnt, for the next one's tree.
extension LayoutTree {
  /// Takes over what an earlier tree of the same shape knows: sizes and frames of views in which nothing changed, and the layouts' caches.
  ///
  /// A view's reply depends on itself, on what is in it and on its environment: a change spoils what stands around it, and a change of the
  /// environment what is inside too. The frames in a view that is settled follow from those replies, its size and its proposal.
  ///
  /// - Parameter isChanged: whether a node's own arguments differ.
  package func carryOver(from old: LayoutTree, isChanged: (NodeID) -> Bool) {
    guard old.count == count, old.environment == environment else { return }
    cachesAreComplete = old.cachesAreComplete
    drawnElsewhere = old.drawnElsewhere
    if old.sizes.keepsCalls { keepCalls() } else if !old.isRanged { leaveRanges() }
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
      takePlace(of: old.nodes[id], for: id)
      if !stale[Int(id)] {
        nodes[id].cache = isRanged ? ranges.copy(old.nodes[id].cache, of: old.ranges) : sizes.copy(old.nodes[id].cache, of: old.sizes)
        (nodes[id].isSettled, nodes[id].hasForgotten) = (old.nodes[id].isSettled, old.nodes[id].hasForgotten)
      }
      if case (.customLayout(let new), .customLayout(let known)) = (nodes[id].primitive, old.nodes[id].primitive) {
        layouts[Int(new.index)].carryOver(from: old.layouts[Int(known.index)], isStale: stale[Int(id)])
      }
    }
  }
}

extension LayoutTree {
  private func takePlace(of old: ViewNode, for node: NodeID) {
    (nodes[node].frame, nodes[node].absolute, nodes[node].placed) = (old.frame, old.absolute, old.placed)
    nodes[node].isPlaced = old.isPlaced
  }
}
