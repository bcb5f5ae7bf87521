import LayoutModel

/// The layout of HStack and VStack: everything but the axis.
protocol StackPrimitive: Primitive where Rules == StackRule, Reasons == StackReason {
  static var axis: Axis { get }
  var core: StackCore { get }
}

/// A stack's arguments, and where its state is kept.
struct StackCore: BitwiseCopyable {
  /// nil: the children's preferred distances.
  let spacing: Double?
  let alignment: GuideID
  let state: Int32

  init(_ arguments: ArgumentReader, _ axis: Axis) throws(ArgumentError) {
    spacing = try arguments.finite("spacing")
    alignment = try arguments.alignment("alignment")[axis.cross]
    arguments.tree.stacks.append(StackState())
    state = Int32(arguments.tree.stacks.count - 1)
  }

  /// Of a control whose parts stand in a line, lined up at their centers.
  init(_ tree: LayoutTree, _ axis: Axis, spacing: Double?) {
    (self.spacing, alignment) = (spacing, AlignmentGuides.center[axis.cross])
    tree.stacks.append(StackState())
    state = Int32(tree.stacks.count - 1)
  }
}

extension StackPrimitive {
  package static var traits: Traits { Traits(.sharesRoom, .readsPriority, along: axis, aligns: Axis.Set(axis.cross)) }
  package var scope: PlacingScope { .own }
  package static var role: NodeRole { .container }
  package static var knowsRange: Bool { true }
  package var stackState: Int32? { core.state }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { Self.axis }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let count = Int(tree.nodes[node].childCount)
    let (isSingle, isElided) = (tree.isSingle(node), tree.isElided(node))
    tree.stacks[Int(core.state)].setUp(
      Self.axis, spacing: core.spacing, count, isElided: isElided,
      priority: { tree.nodes[tree.child($0, of: node)].priority },
      gap: { tree.spacing(tree.child($0 - 1, of: node)).gap(to: tree.spacing(tree.child($0, of: node)), Self.axis) })
    var guides: UInt64 = 0
    for index in 0..<count { guides |= tree.nodes[tree.child(index, of: node)].explicitGuides }
    let child = count > 0 ? tree.nodes[tree.child(0, of: node)] : nil
    tree.nodes[node].explicitGuides = isElided ? guides : guides & Guides.combined
    tree.nodes[node].priority = count == 0 ? -.infinity : isSingle ? child?.priority ?? 0 : 0
    tree.nodes[node].isSpacer = isSingle && child?.isSpacer == true
    tree.nodes[node].isCached = !isElided
    tree.nodes[node].isForwarder = isElided
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let state = pass.tree.stacks[Int(core.state)]
    if state.isElided { return Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode)) }
    if state.members.isEmpty {
      pass.range = .all
      return Reply(.zero, StackRule.empty.rawValue, StackRule.empty.rawValue)
    }
    var algorithm = algorithm(node, pass)
    algorithm.arrange(proposal)
    pass.range = algorithm.range(at: proposal, hasGuides: pass.tree.nodes[node].explicitGuides != 0)
    let across = state.widest < 0 ? StackRule.union : .widest
    let from = state.widest < 0 ? 0 : state.members[Int(state.widest)].answer.call
    return Self.axis == .horizontal
      ? Reply(state.size, StackRule.sum.rawValue, across.rawValue, 0, from) : Reply(state.size, across.rawValue, StackRule.sum.rawValue, from, 0)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    let state = tree.stacks[Int(core.state)]
    if state.isElided { return tree.length(axis, at: extreme, of: node + 1) }
    if let known = state.extremes[axis, extreme] { return known }
    // A container that asks for one of the two mostly asks for both.
    let (minimum, maximum) = extremes(node, tree).lengths(axis)
    (state.extremes[axis, .minimum], state.extremes[axis, .maximum]) = (minimum, maximum)
    return extreme == .minimum ? minimum : maximum
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double {
    let state = tree.stacks[Int(core.state)]
    if state.isElided { return tree.fittingOffer(axis, of: node + 1) }
    if let known = state.extremes[fitting: axis] { return known }
    let offer = extremes(node, tree).fittingOffer(axis)
    state.extremes[fitting: axis] = offer
    return offer
  }

  private func extremes(_ node: NodeID, _ tree: LayoutTree) -> StackExtremes {
    StackExtremes(axis: Self.axis, alignment: core.alignment, node: node, tree: tree, state: tree.stacks[Int(core.state)])
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let state = pass.tree.stacks[Int(core.state)]
    if let only = pass.held(for: node) { return pass.finishPlacing(only, at: .zero, parent: node) }
    var algorithm = algorithm(node, pass)
    algorithm.arrange(algorithm.placementProposal(at))
    let guides = PlacingGuides(core.alignment, along: Self.axis.cross)
    for index in state.members.indices {
      let child = pass.beginPlacing(algorithm.subviews.id(index), algorithm.offer(index))
      pass.finishPlacing(child, at: algorithm.origin(index), by: guides, parent: node)
    }
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    let state = pass.tree.stacks[Int(core.state)]
    if state.isElided { return pass.explicitGuide(guide, node + 1, at) }
    var algorithm = algorithm(node, pass)
    algorithm.arrange(algorithm.placementProposal(at))
    // Children's guides may arrange this stack's children anew, never this stack; still, read the arrangement first.
    var combination = GuideCombination(guide)
    let axis = pass.tree.guides.axis(of: guide)
    for index in state.members.indices {
      let child = ViewSize(state.members[index].answer.size, algorithm.offer(index))
      guard let value = pass.explicitGuide(guide, algorithm.subviews.id(index), child) else { continue }
      combination.add(value + algorithm.origin(index)[axis])
    }
    return combination.value
  }

  /// Across the axis the larger of all children's; along it the first child's and the last one's (semantics A3).
  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    .ofStack(node, Self.axis, tree)
  }

  private func algorithm(_ node: NodeID, _ pass: LayoutPass) -> StackAlgorithm {
    StackAlgorithm(axis: Self.axis, alignment: core.alignment, subviews: ChildList(node, pass), state: pass.tree.stacks[Int(core.state)], pass: pass)
  }
}
