import LayoutModel

// Other arguments for a view of a tree that was laid out: the next layout asks and places what that changes, and no more.
//
// 1. The view is made anew from its arguments, in the environment that it lives in.
// 2. A leaf that answers everything it was ever asked as before, with the same guides, priority and spacing, changes nothing around it.
// 3. Else it and all views around it forget what they answered, and are placed again. What their containers read of them besides their
//    replies is settled anew, as far up as it differs (`outdate`).
//
// What stands beside them keeps its replies and its frames. A layout that is recorded places every view all the same: what it records
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
      if case .customLayout(let kept) = old { return try layouts[Int(kept.index)].remade(reader) }
      return try AnyPrimitive(AnyPrimitive.types[Int(old.kind)], reader)
    }
  }

  /// Gives a view laid out by a `Layout` another value of the same type; its cache is updated before it is used next.
  ///
  /// - Returns: false for any other view.
  package func change<L: Layout>(_ node: NodeID, to layout: L) -> Bool {
    guard node > 0, node <= count, case .customLayout(let kept) = nodes[node].primitive, layouts[Int(kept.index)] is TypedLayoutBox<L> else { return false }
    return (try? change(node) { self.keep(layout) }) ?? false
  }

  private func change(_ node: NodeID, _ make: () throws(ArgumentError) -> AnyPrimitive?) throws(ArgumentError) -> Bool {
    if lateNodes.values.contains(where: { $0.contains { $0.node == node } }) { return false }
    var environments = NodeEnvironments()
    let environment = environments.around(node, in: self), known = warnings
    // Findings are those of the node that would be opened next.
    defer { warnings.removeAll { $0.node > count } }
    guard var new = try inside(nodes[node].parent, environment, make) else { return false }
    let old = nodes[node].primitive
    let before = inner(old, node, environment)
    layoutValues[node] = nil
    guard inner(new, node, environment) == before else { return false }
    if case .customLayout(let kept) = old { new = takeOver(kept) }
    warnings = known.filter { $0.node != node } + warnings[known.count...].map { (node, $0.code, $0.message) }
    changes += 1
    replace(node, by: new)
    return true
  }

  /// Puts the layout that was kept last in the place, and with the cache, of an earlier one of its type.
  private func takeOver(_ old: CustomLayout) -> AnyPrimitive {
    let new = layouts.removeLast()
    new.carryOver(from: layouts[Int(old.index)], isStale: true)
    layouts[Int(old.index)] = new
    return .customLayout(old)
  }

  /// What is inside a node lives in if it is this primitive, which also gives it its layout value.
  private func inner(_ primitive: AnyPrimitive, _ node: NodeID, _ environment: LayoutEnvironment) -> LayoutEnvironment {
    var inner = environment
    try? inside(node, environment) { primitive.modify(&inner, self) }
    return inner
  }
}
