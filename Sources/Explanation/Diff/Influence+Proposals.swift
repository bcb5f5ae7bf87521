import LayoutModel

extension Influence {
  /// A node, or the outermost of the modifiers around it that stands in one layout only, and the node around that.
  typealias Slot = (node: Int, parent: Int?)

  /// Where a node stands in what is around it in both layouts.
  func slots(_ node: Int, _ other: Int) -> (before: Slot, after: Slot) {
    func slot(_ side: RecordedLayout, _ start: Int, _ isMatched: (Int) -> Bool) -> Slot {
      var node = start
      while let parent = side.nodes[node].parent {
        if isMatched(parent) { return (node, parent) }
        node = parent
      }
      return (node, nil)
    }
    return (slot(a, node) { matching.later[$0] != nil }, slot(b, other) { matching.earlier[$0] != nil })
  }

  /// The differences of what stands around it in one layout only.
  func wrappers(_ node: Int, _ other: Int) -> [Int] {
    var found: [Int] = []
    var next = a.nodes[node].parent
    while let index = next, matching.later[index] == nil { (found, next) = (found + rootsBefore(index), a.nodes[index].parent) }
    next = b.nodes[other].parent
    while let index = next, matching.earlier[index] == nil { (found, next) = (found + rootsAfter(index), b.nodes[index].parent) }
    return found
  }

  /// What a node is proposed comes from what is around it.
  func proposal(_ node: Int, _ other: Int, _ axis: Axis) -> Sources {
    let (slot, now) = slots(node, other)
    let handed = wrappers(node, other, thatChange: axis)
    guard let holder = slot.parent, let around = now.parent, matching.later[holder] == around else {
      return Sources(roots: handed + outside([.canvas]) + settings(["safeArea"]))
    }
    let given = (a.nodes[slot.node].place?.proposal[axis], b.nodes[now.node].place?.proposal[axis])
    if !differs(given.0, given.1) { return Sources(roots: handed) }
    return Sources(roots: handed) + offer(from: holder, around, to: slot.node, now.node, axis)
  }

  /// Those around it in one layout only that hand on another proposal than they get.
  private func wrappers(_ node: Int, _ other: Int, thatChange axis: Axis) -> [Int] {
    func changing(_ side: RecordedLayout, _ start: Int, _ isMatched: (Int) -> Bool, _ roots: (Int) -> [Int]) -> [Int] {
      var found: [Int] = [], inner = start
      while let parent = side.nodes[inner].parent, !isMatched(parent) {
        if differs(side.nodes[parent].place?.proposal[axis], side.nodes[inner].place?.proposal[axis]) { found += roots(parent) }
        inner = parent
      }
      return found
    }
    return changing(a, node, { matching.later[$0] != nil }, rootsBefore) + changing(b, other, { matching.earlier[$0] != nil }, rootsAfter)
  }

  private func offer(from holder: Int, _ around: Int, to slot: Int, _ now: Int, _ axis: Axis) -> Sources {
    if let found = gridOffer(to: slot, now, axis), !found.isEmpty { return found }
    let own = roots(holder, .proposal, axis) + surroundings(of: holder)
    let (one, other) = (a.nodes[holder], b.nodes[around])
    let proposal = Quantity(node: holder, aspect: .proposal, axis: axis), cross = Quantity(node: holder, aspect: .proposal, axis: axis.cross)
    if !own.isEmpty, states(one, a.nodes[slot].place?.proposal[axis], axis) || states(other, b.nodes[now].place?.proposal[axis], axis) {
      return Sources(roots: own)
    }
    if along(one) == axis, a.shares[slot] != nil, b.shares[now] != nil {
      let found = Sources(roots: own) + served(holder, around, slot, now, axis)
      if !found.isEmpty { return found }
    }
    // An overlay's content is offered what it lies over.
    let primary = one.children.first.flatMap { $0 == slot ? nil : $0 }.filter { _ in one.role == "modifier" }
    if let primary { return Sources(roots: own) + first([Quantity(node: primary, aspect: .size, axis: axis)], [proposal]) }
    // What follows a ratio has its length of the other one.
    let follows = [one.place, other.place].map { $0?.rule(axis) == "aspectRatio.follows_ratio" }
    if follows.contains(true) { return Sources(roots: own) + (follows == [true, true] ? first([cross], [proposal]) : first([proposal, cross])) }
    if isBack(slot, in: a, axis) || isBack(now, in: b, axis) {
      let found = Sources(roots: own) + first([proposal], [Quantity(node: holder, aspect: .size, axis: axis)])
      if !found.isEmpty { return found }
    }
    // One that hands on what it has itself changed has it of nothing across.
    if !own.isEmpty { return Sources(roots: own) + first([proposal]) }
    let siblings = one.children.filter { $0 != slot }
    return Sources(roots: own)
      + first(
        [proposal], [cross], Axis.allCases.map { Quantity(node: holder, aspect: .size, axis: $0) },
        siblings.flatMap { sibling in [axis, axis.cross].map { Quantity(node: sibling, aspect: .size, axis: $0) } })
  }

  /// Whether what is around a view offers it the length that the content made: a ScrollView across its axis, a stack that was offered nil there,
  /// a frame that has no length of its own.
  private func isBack(_ node: Int, in side: RecordedLayout, _ axis: Axis) -> Bool {
    guard let parent = side.nodes[node].parent, along(side.nodes[parent]) != axis, let offer = side.nodes[node].place?.proposal[axis],
      let around = side.nodes[parent].place, !states(side.nodes[parent], offer, axis)
    else { return false }
    return !differs(around.frame.size[axis], offer) && differs(around.proposal[axis], offer)
  }

  /// Whether what a view is offered may be what it made itself: what is around it, or further out, offers what its content made.
  func isHandedBack(_ node: Int, _ axis: Axis) -> Bool {
    var next: Int? = node
    while let index = next, let other = matching.later[index], differs(Quantity(node: index, aspect: .proposal, axis: axis)) {
      if isBack(index, in: a, axis) || isBack(other, in: b, axis) { return true }
      next = a.nodes[index].parent
    }
    return false
  }

  /// A frame proposes its own number.
  private func states(_ node: RecordedLayout.Node, _ value: Double?, _ axis: Axis) -> Bool {
    let suffix = axis == .horizontal ? "width" : "height"
    return node.role == "modifier" && node.arguments.contains { $0.name.lowercased().hasSuffix(suffix) && value != nil && $0.number == value }
  }
}

extension Optional {
  fileprivate func filter(_ isKept: (Wrapped) -> Bool) -> Wrapped? { flatMap { isKept($0) ? $0 : nil } }
}
