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
      return Sources(roots: handed + outside([.canvas]))
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
    let own = roots(holder, .proposal, axis)
    let (one, other) = (a.nodes[holder], b.nodes[around])
    let proposal = Quantity(node: holder, aspect: .proposal, axis: axis), cross = Quantity(node: holder, aspect: .proposal, axis: axis.cross)
    if !own.isEmpty, states(one, a.nodes[slot].place?.proposal[axis], axis) || states(other, b.nodes[now].place?.proposal[axis], axis) {
      return Sources(roots: own)
    }
    if along(one) == axis, a.shares[slot] != nil, b.shares[now] != nil {
      let found = Sources(roots: own) + served(holder, around, slot, now, axis) + first([proposal])
      if !found.isEmpty { return found }
    }
    // An overlay's content is offered what it lies over.
    let primary = one.children.first.flatMap { $0 == slot ? nil : $0 }.filter { _ in one.role == "modifier" }
    if let primary { return Sources(roots: own) + first([Quantity(node: primary, aspect: .size, axis: axis)], [proposal]) }
    let siblings = one.children.filter { $0 != slot }
    return Sources(roots: own)
      + first(
        [proposal], [cross], Axis.allCases.map { Quantity(node: holder, aspect: .size, axis: $0) },
        siblings.flatMap { sibling in [axis, axis.cross].map { Quantity(node: sibling, aspect: .size, axis: $0) } })
  }

  /// A frame proposes its own number.
  private func states(_ node: RecordedLayout.Node, _ value: Double?, _ axis: Axis) -> Bool {
    let suffix = axis == .horizontal ? "width" : "height"
    return node.role == "modifier" && node.arguments.contains { $0.name.lowercased().hasSuffix(suffix) && value != nil && $0.number == value }
  }

  /// How a stack served its children, as far as it differs.
  struct Serving {
    var roots: [Int] = []
    /// Children that took another length, with the earlier of their turns, in the order of these.
    var takers: [(turn: Int, slot: Int, size: Quantity)] = []
  }

  /// What a stack left for a child: who came before it, and took what.
  private func served(_ holder: Int, _ around: Int, _ slot: Int, _ now: Int, _ axis: Axis) -> Sources {
    let serving = servings[holder] ?? serving(holder, around, axis)
    servings[holder] = serving
    let turn = max(a.shares[slot]?.turn ?? 0, b.shares[now]?.turn ?? 0)
    // Those that came first are enough: whoever took another length after them did so because of them.
    let before = serving.takers.prefix(64).filter { $0.slot != slot && $0.turn < turn }
    let found = Sources(numbers: before.map(\.size), roots: serving.roots)
    return found.isEmpty ? laterOnes(holder, slot, axis) : found
  }

  private func serving(_ holder: Int, _ around: Int, _ axis: Axis) -> Serving {
    var serving = Serving()
    let later = Dictionary(b.nodes[around].children.map { (b.nodes[$0].view, $0) }) { $1 }
    var met: Set<Int> = []
    for child in a.nodes[holder].children {
      let view = a.nodes[child].view
      guard let partner = matching.later[view].flatMap({ later[$0] }) else {
        serving.roots += roots(ofUnit: child, in: a)
        continue
      }
      met.insert(partner)
      guard let was = a.shares[child], let isNow = b.shares[partner] else { continue }
      if was.priority != isNow.priority {
        // Who takes first comes before what is taken.
        let kinds: Set = ["layoutPriority"]
        let named = roots(ofUnit: child, in: a, kinds: kinds) + roots(ofUnit: partner, in: b, kinds: kinds)
        serving.roots += named.isEmpty ? roots(ofUnit: child, in: a) + roots(ofUnit: partner, in: b) : named
      } else if differs(was.took, isNow.took) {
        let node = matching.later[child] == nil ? view : child
        serving.takers.append((min(was.turn, isNow.turn), child, Quantity(node: node, aspect: .size, axis: axis)))
      }
    }
    for child in b.nodes[around].children where !met.contains(child) { serving.roots += roots(ofUnit: child, in: b) }
    serving.roots = Array(Set(serving.roots)).sorted()
    serving.takers.sort { $0.turn < $1.turn }
    return serving
  }

  /// What is held back for the others depends on how short they can be.
  private func laterOnes(_ holder: Int, _ slot: Int, _ axis: Axis) -> Sources {
    if differs(Quantity(node: holder, aspect: .proposal, axis: axis)) { return Sources() }
    let siblings = a.nodes[holder].children.filter { $0 != slot }
    let found = siblings.flatMap { child in roots(ofUnit: child, in: a) }
    return found.isEmpty ? first(siblings.map { Quantity(node: $0, aspect: .size, axis: axis) }) : Sources(roots: found)
  }
}

extension Optional {
  fileprivate func filter(_ isKept: (Wrapped) -> Bool) -> Wrapped? { flatMap { isKept($0) ? $0 : nil } }
}
