import LayoutModel

// Other arguments for a view of a tree that was laid out: the next layout asks and places what that changes, and no more.
//
// 1. The view is made anew from its arguments, in the environment that it lives in.
// 2. A leaf that answers everything it was ever asked as before, with the same guides, priority and spacing, changes nothing around it.
// 3. Else it and all views around it forget what they answered, and are placed again. What their containers read of them besides their
//    replies is settled anew, as far up as it differs (`outdate`).
//
// Views beside them keep their replies and their frames. A layout that is recorded places every view all the same: the recording
// has to explain every view.
extension LayoutTree {
  /// Gives a view or modifier other arguments. What its old ones kept, a text say, stays in memory as long as the tree.
  ///
  /// - Returns: false where the tree cannot take the change and has to be built anew; nothing has changed then. That is so where the change
  ///   reaches into the environment of what is inside, and where an argument reads a GeometryReader's size.
  /// - Throws: `ArgumentError` for an impossible argument; nothing has changed then.
  package func change(_ node: NodeID, to arguments: [String: ArgumentValue]) throws(ArgumentError) -> Bool {
    guard node > 0, node <= count else { return false }
    let old = nodes[node].primitive
    return try change(node) { () throws(ArgumentError) in
      let reader = ArgumentReader(values: arguments, tree: self)
      if case .customLayout(let kept) = old { return try layouts.boxes[Int(kept.index)].remade(reader) }
      if case .noEffect = old { return old }
      return try AnyPrimitive(AnyPrimitive.types[Int(old.kind)], reader)
    }
  }

  /// Gives a view laid out by a `Layout` another value of the same type; its cache is updated before it is used next.
  ///
  /// - Returns: false for any other view.
  package func change<L: Layout>(_ node: NodeID, to layout: L) -> Bool {
    guard node > 0, node <= count, case .customLayout(let kept) = nodes[node].primitive, layouts.boxes[Int(kept.index)] is TypedLayoutBox<L> else {
      return false
    }
    return (try? change(node) { self.keep(layout) }) ?? false
  }

  private func change(_ node: NodeID, _ make: () throws(ArgumentError) -> AnyPrimitive?) throws(ArgumentError) -> Bool {
    if deferred.nodes.contains(node) { return false }
    var environments = NodeEnvironments()
    let environment = environments.around(node, in: self), known = builder.warnings
    // Findings are those of the node that would be opened next.
    defer { builder.warnings.removeAll { $0.node > count } }
    guard var new = try inside(nodes[node].parent, environment, make) else { return false }
    let old = nodes[node].primitive
    if !AnyPrimitive.types[Int(old.kind)].changesInPlace { return false }
    let before = inner(old, node, environment)
    layouts.values[node] = nil
    guard inner(new, node, environment) == before else { return false }
    if case .customLayout(let kept) = old { new = takeOver(kept) }
    builder.warnings = known.filter { $0.node != node } + builder.warnings[known.count...].map { (node, $0.code, $0.message) }
    changes += 1
    Invalidation(tree: self).replace(node, by: new)
    return true
  }

  /// Puts the layout that was kept last in the place, and with the cache, of an earlier one of its type.
  private func takeOver(_ old: CustomLayout) -> AnyPrimitive {
    let new = layouts.boxes.removeLast()
    new.carryOver(from: layouts.boxes[Int(old.index)], isStale: true)
    layouts.boxes[Int(old.index)] = new
    return .customLayout(old)
  }

  /// The environment of a node's children if the node is this primitive, which also gives it its layout value.
  private func inner(_ primitive: AnyPrimitive, _ node: NodeID, _ environment: LayoutEnvironment) -> LayoutEnvironment {
    var inner = environment
    try? inside(node, environment) { primitive.modify(&inner, self) }
    return inner
  }

  /// Whether a `Layout` written in Swift lays the node's children out.
  package func hasLayout(_ node: NodeID) -> Bool { layoutBox(node) != nil }

  /// That layout with its properties; empty for any other node.
  package func layoutProperties(_ node: NodeID) -> String { layoutBox(node)?.properties ?? "" }

  /// The layout of `node` takes over the cache of `known`, in an earlier tree; a stale one is updated before it is used.
  package func takeLayoutCache(_ node: NodeID, from old: LayoutTree, _ known: NodeID, isStale: Bool) {
    if let own = layoutBox(node), let box = old.layoutBox(known) { own.carryOver(from: box, isStale: isStale) }
  }

  private func layoutBox(_ node: NodeID) -> (any LayoutBox)? {
    if case .customLayout(let layout) = nodes[node].primitive { layouts.boxes[Int(layout.index)] } else { nil }
  }

  /// Takes over what an earlier tree of the same shape knows: sizes and frames of views in which nothing changed, and the layouts' caches.
  ///
  /// - Parameter isChanged: whether a node's own arguments differ.
  package func carryOver(from old: LayoutTree, isChanged: (NodeID) -> Bool) { CacheTransfer(from: old, to: self)?.run(isChanged) }

  /// Takes over where sources of matchedGeometryEffect were in an earlier tree, of whatever shape.
  package func takeSources(from old: LayoutTree) { matched.sources = old.matched.sources }

  /// Notes where sources of matchedGeometryEffect are in a pass, for the next one.
  package func takeSources(from pass: LayoutPass) { matched.sources = pass.matched.sources }

  /// Forgets every size of what is in a view, in which nothing has changed: the layouts' caches hold.
  func forgetSizes(inside node: NodeID) {
    for id in stride(from: node + 1, through: nodes[node].last, by: 1) {
      if case .customLayout = nodes[id].primitive { forgetReplies(of: id) } else { forgetSize(of: id) }
    }
  }

  /// Forgets what a view replied, and nothing that it keeps besides.
  func forgetReplies(of id: NodeID) {
    caches.remove(&nodes[id].cache)
  }

  /// Forgets every size of one view. What is in it may have changed: a layout's cache is updated before it is used next.
  func forgetSize(of id: NodeID) {
    forgetReplies(of: id)
    nodes[id].hasForgotten = false
    switch nodes[id].primitive {
    case .grid(let grid): grids[Int(grid.core.state)].forget()
    case .customLayout(let layout): layouts.boxes[Int(layout.index)].outdate()
    case let primitive: if let state = primitive.stackState { stacks[Int(state)].forget() }
    }
  }

  /// Remembers from now on which call computed an answer; what is known already cannot be said to come of any.
  func keepCalls() {
    if caches.sizes.keepsCalls { return }
    if caches.isRanged { leaveRanges() } else { forgetSizes() }
    caches.sizes.keepCalls()
  }

  /// Forgets every size where more than four answers a view are known: to look for one among those of many canvases takes longer than to ask again.
  package func forgetManySizes() {
    if !caches.isRanged || Int(caches.ranges.used) > 4 * Int(count) { forgetSizes() }
  }

  /// Forgets every size: for a pass in which something may have changed.
  package func forgetSizes() {
    caches.sizes.removeAll()
    caches.ranges.removeAll()
    for id in stride(from: 1, through: count, by: 1) {
      (nodes[id].cache, nodes[id].hasForgotten, nodes[id].isSettled) = (SizeCache.List(), false, false)
    }
    for stack in stacks { stack.forget() }
    for grid in grids { grid.forget() }
    caches.areComplete = true
  }

  /// Settles anew what does not depend on proposals inside `node`, or in the whole tree if that is 0, and forgets every size there.
  func renew(inside node: NodeID) {
    for id in stride(from: node == 0 ? count : nodes[node].last, to: node, by: -1) {
      nodes[id].isSettled = false
      forgetReplies(of: id)
      let isRead = spacings.removeValue(forKey: id) != nil
      if case .customLayout(let layout) = nodes[id].primitive { layouts.boxes[Int(layout.index)].outdate() }
      nodes[id].primitive.resolve(id, self)
      // A spacing that a container goes by stays known: by that its change is found (`Invalidation`).
      if isRead { _ = spacing(id) }
    }
  }

  /// Before a layout: forgets the sizes of containers that know more now, and of all around them.
  func forgetRescaled() {
    for container in scrolling.rescaledContainers {
      var node = container
      while node != 0 {
        forgetSize(of: node)
        node = nodes[node].parent
      }
    }
    scrolling.rescaledContainers = []
  }

  /// Where on the canvas a placed view is, by its frame and the place of its parent.
  @inline(__always) func locate(_ node: NodeID) {
    let parent = nodes[node].parent, frame = nodes[node].frame
    let base = parent == 0 ? .zero : nodes[parent].absolute
    nodes[node].absolute = Point((base.x + frame.origin.x).zeroIfNaN, (base.y + frame.origin.y).zeroIfNaN)
  }

  /// Takes back that a view was placed, and all that is in it.
  func unplace(_ node: NodeID) {
    for id in node...nodes[node].last {
      (nodes[id].frame, nodes[id].absolute, nodes[id].placed) = (.zero, .zero, .unspecified)
      (nodes[id].isPlaced, nodes[id].isSettled) = (false, false)
    }
  }

  /// Has every view placed again.
  func unsettle() {
    for id in stride(from: 1, through: count, by: 1) { nodes[id].isSettled = false }
  }
}
