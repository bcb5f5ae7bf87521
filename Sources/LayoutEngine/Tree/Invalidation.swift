import LayoutModel

/// Invalidation of the replies and frames of the views around one that was given other arguments.
struct Invalidation {
  let tree: LayoutTree
  private var nodes: UnsafeMutableBufferPointer<ViewNode> { tree.nodes }

  /// The properties of a view that a container reads besides its replies and its spacing.
  private struct Standing: Equatable {
    let priority: Double
    let explicitGuides: UInt64
    let isSpacer: Bool
    let isCached: Bool
    let isForwarder: Bool

    init(_ node: ViewNode) {
      (priority, explicitGuides, isSpacer) = (node.priority, node.explicitGuides, node.isSpacer)
      (isCached, isForwarder) = (node.isCached, node.isForwarder)
    }
  }

  /// Makes a node another primitive of the same type.
  func replace(_ node: NodeID, by new: AnyPrimitive) {
    let old = nodes[node]
    nodes[node].primitive = new
    // A modifier or container may say things to those far around it: all of them read it anew.
    guard tree.role(node) == .leaf else { return outdate(from: node, isLeaf: false, mustResolve: true) }
    let spacing = old.primitive.spacing(node, tree)
    new.resolve(node, tree)
    let standsAsBefore = Standing(old) == Standing(nodes[node]) && spacing.isSame(as: new.spacing(node, tree))
    if standsAsBefore, answersAsBefore(node, old.primitive) { return }
    tree.forgetSize(of: node)
    nodes[node].isSettled = false
    outdate(from: nodes[node].parent, isLeaf: true, mustResolve: !standsAsBefore)
  }

  /// Whether a leaf answers everything it was asked as `old` did. Nobody else knows answers that are not in its cache.
  private func answersAsBefore(_ node: NodeID, _ old: AnyPrimitive) -> Bool {
    guard tree.caches.areComplete, !nodes[node].hasForgotten, nodes[node].isCached, !isInLayout(node) else { return false }
    let pass = LayoutPass(tree: tree, options: LayoutPass.Options(verifiesCache: false))
    let new = nodes[node].primitive
    if tree.caches.isRanged, !haveSameExtremes(new, old, node) { return false }
    let explicit = (0..<tree.guides.count).filter { nodes[node].explicitGuides & Guides.bit($0) != 0 }
    func isSame(_ proposal: Proposal, _ size: Size) -> Bool {
      let at = ViewSize(size, proposal)
      return new.size(proposal, node, pass).size == size
        && explicit.allSatisfy { new.explicitGuide($0, node, at, pass) == old.explicitGuide($0, node, at, pass) }
    }
    let isAlike =
      tree.caches.isRanged
      ? tree.caches.ranges.allSatisfy(nodes[node].cache) {
        pass.range = ProposalRange(only: $0.range.sample)
        return isSame($0.range.sample, $0.size) && pass.range.contains($0.range)
      } : tree.caches.sizes.allSatisfy(nodes[node].cache) { isSame($0.proposal, $0.size) }
    return isAlike && !pass.hasFailed
  }

  /// Whether what is known of a view's lengths is the same of two primitives.
  private func haveSameExtremes(_ one: AnyPrimitive, _ other: AnyPrimitive, _ node: NodeID) -> Bool {
    func isSame(_ one: Double, _ other: Double) -> Bool { one.bitPattern == other.bitPattern }
    return Axis.allCases.allSatisfy { axis in
      isSame(one.fittingOffer(axis, node, tree), other.fittingOffer(axis, node, tree))
        && Extreme.allCases.allSatisfy {
          let (one, other) = (one.length(axis, at: $0, node, tree), other.length(axis, at: $0, node, tree))
          return isSame(one.length, other.length) && isSame(one.above, other.above)
        }
    }
  }

  /// Whether a Layout written in Swift stands around a node: what that asked for its spacing was not kept.
  private func isInLayout(_ node: NodeID) -> Bool {
    if tree.layouts.boxes.isEmpty { return false }
    var holder = nodes[node].parent
    while holder != 0 {
      if case .customLayout = nodes[holder].primitive { return true }
      holder = nodes[holder].parent
    }
    return false
  }

  /// A node and all around it forget what they answered and are no longer settled.
  ///
  /// - Parameters:
  ///   - isLeaf: whether it was a leaf that changed. Then what views say to their containers is settled anew only as far up as it differs.
  ///   - mustResolve: whether what the first one reads of what is in it differs.
  private func outdate(from first: NodeID, isLeaf: Bool, mustResolve: Bool) {
    var (node, mustResolve) = (first, mustResolve)
    while node != 0 {
      nodes[node].isSettled = false
      tree.forgetSize(of: node)
      // A Layout's spacing may follow from caches.sizes.
      var isResolved = mustResolve
      if case .customLayout = nodes[node].primitive { isResolved = true }
      // A row's Grid reads the row's cells, not the row.
      let isReadThrough = nodes[node].primitive.scope == .container
      if isResolved { mustResolve = resolveAnew(node) || !isLeaf || isReadThrough }
      node = nodes[node].parent
    }
  }

  /// - Returns: whether a container around it reads something else of it now.
  private func resolveAnew(_ node: NodeID) -> Bool {
    let old = Standing(nodes[node]), spacing = tree.spacings.removeValue(forKey: node)
    nodes[node].primitive.resolve(node, tree)
    // Where nobody has asked for the spacing, nobody goes by it.
    let hasOtherSpacing = spacing.map { !$0.isSame(as: tree.spacing(node)) } ?? false
    return hasOtherSpacing || Standing(nodes[node]) != old
  }
}

extension ViewSpacing {
  /// Bit by bit: what an edge does not say is no number.
  fileprivate func isSame(as other: ViewSpacing) -> Bool {
    Edge.allCases.allSatisfy { edge in
      let (a, b) = (self[edge], other[edge])
      return [a.any, a.aboveText, a.belowText, a.leading, a.pixel].map(\.bitPattern) == [b.any, b.aboveText, b.belowText, b.leading, b.pixel].map(\.bitPattern)
    }
  }
}
