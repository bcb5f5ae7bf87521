import LayoutModel

/// What others ask of a tree.
extension LayoutTree {
  /// The scene name of a node's primitive.
  package func kind(_ node: NodeID) -> String {
    let primitive = nodes[node].primitive
    if case .customLayout(let layout) = primitive { return layouts[Int(layout.index)].name }
    return AnyPrimitive.types[Int(primitive.kind)].name
  }

  package func role(_ node: NodeID) -> NodeRole { AnyPrimitive.types[Int(nodes[node].primitive.kind)].role }

  /// Which child of the node around it a node is, from 0 on; 0 for the root.
  package func ordinal(_ node: NodeID) -> Int {
    let parent = nodes[node].parent
    if parent == 0 { return 0 }
    let first = Int(nodes[parent].firstChild)
    // Children stand in the order of their ids.
    return (0..<Int(nodes[parent].childCount) - 1).partitionPoint { children[first + $0] >= node }
  }

  package func children(of node: NodeID) -> LazyMapSequence<Range<Int>, NodeID> {
    (0..<Int(nodes[node].childCount)).lazy.map { self.child($0, of: node) }
  }

  /// The child with that ordinal; of 0, the root.
  package func child(at ordinal: Int, of parent: NodeID) -> NodeID? {
    if parent == 0 { return ordinal == 0 && count > 0 ? 1 : nil }
    return ordinal >= 0 && ordinal < Int(nodes[parent].childCount) ? child(ordinal, of: parent) : nil
  }

  /// Whether no layout depends on the one before it: nothing is scrolled, laid out only in sight or followed, and no Layout written in Swift
  /// keeps what it likes.
  package var isLaidOutAfresh: Bool { lazyContainers.isEmpty && scrollOffsets.isEmpty && geometryGroups.isEmpty && layouts.isEmpty }

  /// How deep the deepest node lies, the root's depth being 1.
  package var depth: Int {
    var depths = [Int32](repeating: 0, count: Int(count) + 1)
    for id in stride(from: 1, through: count, by: 1) { depths[Int(id)] = depths[Int(nodes[id].parent)] + 1 }
    return Int(depths.max() ?? 0)
  }

  /// One child that is always there: a stack passes its priority on.
  func isSingle(_ node: NodeID) -> Bool { nodes[node].childCount == 1 && !nodes[node].isDynamic }

  /// A stack of one child is that child, unless it says something to a Grid: such a stack lays out (measured, grid-GWS15, grid-GWS16).
  func isElided(_ stack: NodeID) -> Bool { isSingle(stack) && !GridCellAttributes(of: stack + 1, self).isSaid }

  /// Whether asking twice could give two answers: only where code from outside answers.
  func isImpurePossible(_ node: NodeID) -> Bool {
    switch nodes[node].primitive {
    case .customLayout, .shape: true
    default: false
    }
  }

  /// The call during which the present arrangement of a stack or Grid was made; 0 for other views.
  func arrangement(_ node: NodeID) -> CallID {
    let state: Int32
    switch nodes[node].primitive {
    case .hStack(let stack): state = stack.core.state
    case .vStack(let stack): state = stack.core.state
    case .grid(let grid): return grids[Int(grid.core.state)].arrangedBy
    default: return 0
    }
    return stacks[Int(state)].isElided ? 0 : stacks[Int(state)].arrangedBy
  }

  /// The node with most cache entries, and how many different proposals it was asked.
  func busiestNode() -> (NodeID, Int) {
    var best: (NodeID, Int) = (1, 0)
    for id in stride(from: 1, through: count, by: 1) {
      let asked = Int(nodes[id].cache.count)
      if asked > best.1 { best = (id, asked) }
    }
    return best
  }

  /// Forgets every size of what is in a view, in which nothing has changed: the layouts' caches hold.
  func forgetSizes(inside node: NodeID) {
    for id in stride(from: node + 1, through: nodes[node].last, by: 1) {
      if case .customLayout = nodes[id].primitive { forgetReplies(of: id) } else { forgetSize(of: id) }
    }
  }

  /// Forgets what a view replied, and nothing that it keeps besides.
  func forgetReplies(of id: NodeID) {
    if isRanged { ranges.remove(&nodes[id].cache) } else { sizes.remove(&nodes[id].cache) }
  }

  /// Forgets every size of one view. What is in it may have changed: a layout's cache is updated before it is used next.
  func forgetSize(of id: NodeID) {
    forgetReplies(of: id)
    nodes[id].hasForgotten = false
    switch nodes[id].primitive {
    case .hStack(let stack): stacks[Int(stack.core.state)].forget()
    case .vStack(let stack): stacks[Int(stack.core.state)].forget()
    case .grid(let grid): grids[Int(grid.core.state)].forget()
    case .customLayout(let layout): layouts[Int(layout.index)].outdate()
    default: break
    }
  }

  /// Remembers from now on which call computed an answer; what is known already cannot be said to come of any.
  func keepCalls() {
    if sizes.keepsCalls { return }
    if isRanged { leaveRanges() } else { forgetSizes() }
    sizes.keepCalls()
  }

  /// Forgets every size where more than four answers a view are known: to look for one among those of many canvases takes longer than to ask again.
  package func forgetManySizes() {
    if !isRanged || Int(ranges.used) > 4 * Int(count) { forgetSizes() }
  }

  /// Forgets every size: for a pass in which something may have changed.
  package func forgetSizes() {
    sizes.removeAll()
    ranges.removeAll()
    for id in stride(from: 1, through: count, by: 1) {
      (nodes[id].cache, nodes[id].hasForgotten, nodes[id].isSettled) = (SizeCache.List(), false, false)
    }
    for stack in stacks { stack.forget() }
    for grid in grids { grid.forget() }
    cachesAreComplete = true
  }
}
