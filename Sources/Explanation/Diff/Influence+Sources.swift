import LayoutModel

extension Influence {
  /// What a number that differs was made of.
  func sources(of quantity: Quantity) -> Sources {
    if case .state(let state) = quantity.aspect { return sources(of: states[state], quantity.axis) }
    let found = nearSources(of: quantity)
    // What a scene computes comes from what it reads.
    return found.roots.reduce(into: Sources(numbers: found.numbers, parts: found.parts)) { sources, root in
      let read = formulaSources(root)
      sources = sources + (read.isEmpty ? Sources(roots: [root]) : read)
    }
  }

  private func nearSources(of quantity: Quantity) -> Sources {
    guard let other = matching.later[quantity.node] else { return Sources() }
    let found =
      switch quantity.aspect {
      case .size: size(quantity.node, other, quantity.axis)
      case .proposal: proposal(quantity.node, other, quantity.axis)
      case .position: position(quantity.node, other, quantity.axis)
      case .track(let number): trackSources(quantity.node, other, number, quantity.axis)
      case .served: servedSources(quantity.node, other, quantity.axis)
      case .gap: gapSources(quantity.node, other)
      case .least, .turn: rangeSources(quantity.node, other, quantity.axis)
      case .state: Sources()
      }
    if !found.isEmpty { return found }
    // Nothing near: an environment reaches everything.
    let rest = Sources(roots: outside([.environment, .version]))
    return rest.isEmpty ? Sources(roots: rootsBefore(quantity.node)) : rest
  }

  private func all(_ node: Int, _ aspect: Quantity.Aspect, _ axis: Axis) -> Quantity { Quantity(node: node, aspect: aspect, axis: axis) }

  /// The views inside of a node that are in both, and the differences that are in one only.
  private func children(_ node: Int, _ other: Int) -> (matched: [Int], roots: [Int]) {
    var matched: [Int] = [], roots: [Int] = []
    for child in a.nodes[node].children {
      if let now = matching.later[child], b.nodes[now].parent == other { matched.append(child) } else { roots += self.roots(ofUnit: child, in: a) }
    }
    for child in b.nodes[other].children {
      if let was = matching.earlier[child], a.nodes[was].parent == node { continue }
      roots += self.roots(ofUnit: child, in: b)
    }
    // A view whose outermost modifier came or went is still the same child.
    matched += a.nodes[node].children.map { a.nodes[$0].view }.filter { view in !matched.contains { a.nodes[$0].view == view } && matching.later[view] != nil }
    return (matched, roots)
  }

  // MARK: Sizes

  private func size(_ node: Int, _ other: Int, _ axis: Axis) -> Sources {
    let (one, two) = (a.nodes[node], b.nodes[other])
    guard let before = one.place, let after = two.place else { return lack(node, other) }
    if let found = choiceSources(node) ?? gridSize(node, other, axis) { return found }
    let own = roots(node, .size, axis) + surroundings(of: node)
    if !own.isEmpty, isOwnLength(one, before.frame.size[axis], axis) || isOwnLength(two, after.frame.size[axis], axis) { return Sources(roots: own) }
    let proposal = all(node, .proposal, axis), cross = all(node, .proposal, axis.cross)
    if one.children.isEmpty, two.children.isEmpty { return Sources(roots: own) + leaf(node, other, axis) }
    let below = children(node, other)
    let inside = below.matched.filter { differs(all($0, .size, axis)) }
    // In the layouts that hand on what they get, the proposal is nearer than what the content made of it.
    let isTaken = takes(before, axis) && takes(after, axis) && differs(proposal) && !makesSlot(node, axis) && !isHandedBack(node, axis)
    if own.isEmpty, isTaken, below.roots.isEmpty || one.role != "container" { return Sources(numbers: [proposal]) }
    let tight = inside.filter { child in
      along(one) == axis || decides(child, before.frame.size[axis], in: a, axis) || decidesAfter(child, after.frame.size[axis], axis)
    }
    let gaps = along(one) == axis ? gaps(before: one.children, axis) : []
    let numbers = (tight.isEmpty ? inside : tight).map { all($0, .size, axis) } + gaps
    let roots = own + below.roots + (!one.traits.scrolls.isEmpty ? outside([.scroll]) : [])
    return numbers.isEmpty && roots.isEmpty
      ? first([proposal], [cross], below.matched.map { all($0, .size, axis.cross) }) : Sources(numbers: numbers, roots: roots)
  }

  /// A frame's number in the scene, whatever it is proposed.
  private func isOwnLength(_ node: RecordedLayout.Node, _ value: Double?, _ axis: Axis) -> Bool {
    guard node.role == "modifier", let value else { return false }
    let suffix = axis == .horizontal ? "width" : "height"
    return node.arguments.contains { $0.name.lowercased().hasSuffix(suffix) && $0.number == value }
  }

  private func decides(_ child: Int, _ size: Double, in side: RecordedLayout, _ axis: Axis) -> Bool {
    side.nodes[child].place.map { !differs($0.frame.size[axis], size) } ?? false
  }
  private func decidesAfter(_ child: Int, _ size: Double, _ axis: Axis) -> Bool { matching.later[child].map { decides($0, size, in: b, axis) } ?? false }

  /// The axis along which a container adds lengths up.
  func along(_ node: RecordedLayout.Node) -> Axis? {
    node.traits.contains(.sharesRoom) || node.traits.contains(.lazy) && node.traits.tracks == nil ? node.traits.axis : nil
  }

  /// One was placed, the other was not: by what is around them.
  private func lack(_ node: Int, _ other: Int) -> Sources {
    guard let parent = a.nodes[node].parent, matching.later[parent] != nil else { return Sources(roots: rootsBefore(node)) }
    if let found = choiceSources(parent) { return found }
    let own = roots(parent, .size, .horizontal) + roots(parent, .size, .vertical) + outside([.scroll, .state])
    let numbers = first(
      Axis.allCases.map { all(parent, .size, $0) }, Axis.allCases.map { all(parent, .proposal, $0) },
      children(parent, other).matched.filter { $0 != node && a.nodes[$0].place != nil }.flatMap { child in Axis.allCases.map { all(child, .size, $0) } })
    return Sources(roots: own) + numbers
  }

  /// What offers a leaf's length hangs on.
  private func leaf(_ node: Int, _ other: Int, _ axis: Axis) -> Sources {
    let proposal = all(node, .proposal, axis), cross = all(node, .proposal, axis.cross), size = all(node, .size, axis.cross)
    guard let before = a.nodes[node].place, let after = b.nodes[other].place else { return Sources() }
    if isNatural(before, axis), isNatural(after, axis) { return Sources() }
    // A circle goes by the shorter one of its lengths.
    if before.rule(axis) == "leaf.square", after.rule(axis) == "leaf.square" {
      switch (takes(before, axis), takes(after, axis)) {
      case (true, true): return first([proposal])
      case (false, false): return first([cross], [proposal])
      default: return first([proposal, cross])
      }
    }
    // One pixel thick, whatever it is offered.
    if before.rule(axis) == "divider.thickness", after.rule(axis) == "divider.thickness" { return Sources() }
    if a.nodes[node].traits.contains(.showsText), axis == .vertical {
      // Lines that are missing are missing for want of height; else a text has others only where it wraps otherwise.
      let isCut = before.frame.size.height < after.frame.size.height ? a.nodes[node].isCut : b.nodes[other].isCut
      return isCut ? first([proposal], [cross], [size]) : first([size], [cross], [proposal])
    }
    return first([proposal], [cross])
  }

  /// Whether it is as long as it is offered.
  private func takes(_ place: RecordedLayout.Place, _ axis: Axis) -> Bool {
    place.proposal[axis].map { !differs($0, place.frame.size[axis]) } ?? false
  }

  /// Whether it would have this length whatever it is offered: the letters on its one line, an image's own size.
  private func isNatural(_ place: RecordedLayout.Place, _ axis: Axis) -> Bool {
    guard let rule = place.rule(axis) else { return false }
    return Self.natural.contains(rule) || rule == "text.lines" && place.rules.width == "text.natural_width"
  }

  private static let natural: Set = ["text.natural_width", "text.reserved_lines", "image.natural_size", "divider.thickness", "spacer.no_thickness"]

  // MARK: Positions

  private func position(_ node: Int, _ other: Int, _ axis: Axis) -> Sources {
    let (slot, now) = slots(node, other)
    let between = wrappers(node, other).filter { !differences[$0].isPaint }
    guard let holder = slot.parent, let around = now.parent, matching.later[holder] == around,
      let was = a.nodes[holder].place, let isNow = b.nodes[around].place
    else {
      return Sources(roots: between + outside([.canvas]) + settings(["safeArea", "layoutDirection"])) + first([all(node, .size, axis)])
    }
    let origin = all(holder, .position, axis)
    guard let before = a.nodes[node].place, let after = b.nodes[other].place else { return lack(node, other) }
    let relative = differs(before.frame.origin[axis] - was.frame.origin[axis], after.frame.origin[axis] - isNow.frame.origin[axis])
    if !relative { return Sources(numbers: self.differs(origin) ? [origin] : []) }
    var found = Sources(roots: between + roots(holder, .position, axis) + roots(ofUnit: slot.node, in: a, where: Self.places))
    found = found + Sources(roots: roots(ofUnit: now.node, in: b, where: Self.places))
    if along(a.nodes[holder]) == axis { found = found + precedingSibling(slot.node, now.node, holder, around, axis) }
    if found.isEmpty {
      let below = children(holder, around)
      found = first([all(node, .size, axis), all(holder, .size, axis)], below.matched.map { all($0, .size, axis) }, [origin])
    }
    return found
  }

  /// Along a stack a child stands behind the one before it.
  private func precedingSibling(_ slot: Int, _ now: Int, _ holder: Int, _ around: Int, _ axis: Axis) -> Sources {
    var found = Sources()
    var left = a.nodes[holder].children.prefix(a.nodes[slot].ordinal).last, right = b.nodes[around].children.prefix(b.nodes[now].ordinal).last
    while let child = left, matching.later[a.nodes[child].view] == nil {
      found.roots += roots(ofUnit: child, in: a)
      left = a.nodes[holder].children.prefix(a.nodes[child].ordinal).last
    }
    while let child = right, matching.earlier[b.nodes[child].view] == nil {
      found.roots += roots(ofUnit: child, in: b)
      right = b.nodes[around].children.prefix(b.nodes[child].ordinal).last
    }
    guard let child = left else { return found }
    let node = matching.later[child] == nil ? a.nodes[child].view : child
    return found + first([all(node, .size, axis)] + gaps(before: [slot], axis), [all(node, .position, axis)])
  }

  /// Whether a modifier moves its own view.
  private static func places(_ traits: Traits) -> Bool { traits.contains(.moves) || traits.contains(.statesGuide) || traits.contains(.insets) }
}
