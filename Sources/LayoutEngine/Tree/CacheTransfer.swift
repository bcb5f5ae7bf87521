import LayoutModel

/// Transfer of what one layout found out to the next one's tree of the same shape: replies and frames of views in which nothing changed.
///
/// A view's reply depends on itself, on what is in it and on its environment: a change spoils the replies of the views around it, and a change of the
/// environment those of the views inside too. The frames in a view that is settled follow from those replies, its size and its proposal.
struct CacheTransfer {
  private let old: LayoutTree
  private let new: LayoutTree

  /// nil where the trees have not the same shape and environment.
  init?(from old: LayoutTree, to new: LayoutTree) {
    guard old.count == new.count, old.environment == new.environment else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// - Parameter isChanged: whether a node's own arguments differ.
  func run(_ isChanged: (NodeID) -> Bool) {
    new.caches.areComplete = old.caches.areComplete
    new.drawnElsewhere = old.drawnElsewhere
    if old.caches.sizes.keepsCalls { new.keepCalls() } else if !old.caches.isRanged { new.leaveRanges() }
    new.scrolling.viewportLengths = old.scrolling.viewportLengths
    new.scrolling.rescaledContainers = old.scrolling.rescaledContainers
    let stale = staleNodes(isChanged)
    for id in stride(from: 1, through: new.count, by: 1) {
      takePlace(of: old.nodes[id], for: id)
      if !stale[Int(id)] { takeReplies(of: old.nodes[id], for: id) }
      if case (.customLayout(let layout), .customLayout(let known)) = (new.nodes[id].primitive, old.nodes[id].primitive) {
        new.layouts.boxes[Int(layout.index)].carryOver(from: old.layouts.boxes[Int(known.index)], isStale: stale[Int(id)])
      }
    }
  }

  private func staleNodes(_ isChanged: (NodeID) -> Bool) -> [Bool] {
    var stale = [Bool](repeating: false, count: Int(new.count) + 1)
    for id in stride(from: new.count, through: 1, by: -1) {
      if isChanged(id) { stale[Int(id)] = true }
      if stale[Int(id)] { stale[Int(new.nodes[id].parent)] = true }
    }
    for id in new.builder.environmentChanges.union(old.builder.environmentChanges) where isChanged(id) {
      for inner in id...new.nodes[id].last { stale[Int(inner)] = true }
    }
    return stale
  }

  private func takeReplies(of known: ViewNode, for node: NodeID) {
    let caches = (new: new.caches, old: old.caches)
    new.nodes[node].cache =
      caches.new.isRanged ? caches.new.ranges.copy(known.cache, of: caches.old.ranges) : caches.new.sizes.copy(known.cache, of: caches.old.sizes)
    (new.nodes[node].isSettled, new.nodes[node].hasForgotten) = (known.isSettled, known.hasForgotten)
  }

  private func takePlace(of known: ViewNode, for node: NodeID) {
    (new.nodes[node].frame, new.nodes[node].absolute, new.nodes[node].placed) = (known.frame, known.absolute, known.placed)
    new.nodes[node].isPlaced = known.isPlaced
  }
}
