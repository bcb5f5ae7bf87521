import LayoutModel

/// What a number that differs comes from: of the numbers of which it was made in either layout those that differ, and the differences of the scenes.
struct SourceFinder {
  let pair: LayoutPair
  let choices: ViewChoices
  let states: StateLinks

  init(_ pair: LayoutPair) { (self.pair, choices, states) = (pair, ViewChoices(pair: pair), StateLinks(pair: pair)) }

  func sources(of quantity: Quantity) -> Sources {
    if case .state(let state) = quantity.aspect { return states.sources(of: pair.states[state], quantity.axis) }
    let found = nearSources(of: quantity)
    // Numbers that a scene computes come from what it reads; views that code makes otherwise, from what that reads.
    return found.roots.reduce(into: Sources(numbers: found.numbers, parts: found.parts)) { sources, root in
      let read = states.sources(ofComputed: root)
      sources = sources + (read.isEmpty ? Sources(roots: [root] + (pair.differences[root].key == nil ? [] : pair.codeReads)) : read)
    }
  }

  /// The difference by which a number hangs on another one that makes it: an argument that code computes.
  func computed(_ quantity: Quantity, from root: Int) -> Int? {
    pair.makers.isEmpty ? nil : nearSources(of: quantity).roots.first { $0 != root && pair.makers[$0]?.contains(root) == true }
  }

  private func nearSources(of quantity: Quantity) -> Sources {
    guard let other = pair.matching.later[quantity.node] else { return Sources() }
    let found = (ownSources(of: quantity, other) ?? recordedSources(of: quantity, other)) + Sources(roots: pair.given(quantity))
    let code = Sources(roots: pair.code(deciding: quantity).map { [$0] } ?? [])
    if !found.isEmpty { return found + code }
    // Nothing near: an environment reaches everything.
    let rest = Sources(roots: pair.outside([.environment, .version]))
    return (rest.isEmpty ? Sources(roots: pair.rootsBefore(quantity.node)) : rest) + code
  }

  /// Of numbers that hang on both layouts at once; nil for those that each layout recorded by itself.
  private func ownSources(of quantity: Quantity, _ other: Int) -> Sources? {
    let node = quantity.node, axis = quantity.axis
    switch quantity.aspect {
    case .size where pair.a.nodes[node].place == nil || pair.b.nodes[other].place == nil: return lack(node)
    case .position where pair.a.nodes[node].place == nil || pair.b.nodes[other].place == nil: return lack(node)
    case .size: return choices.sources(node) ?? takenOffer(node, axis)
    case .gaps: return gapsSources(node, other)
    case .gap: return gapSources(node, other)
    case .least, .turn: return pair.rangeSources(node, other, axis)
    case .order: return pair.order(of: node, axis)
    case .proposal, .position, .within, .left, .track, .served, .state: return nil
    }
  }

  /// A view that hands on all that it is offered, in both layouts, is as long as it is for that, whatever its content makes of it.
  private func takenOffer(_ node: Int, _ axis: Axis) -> Sources? {
    let offer = Quantity(node: node, aspect: .proposal, axis: axis), size = Quantity(node: node, aspect: .size, axis: axis)
    let (offers, sizes) = (pair.values(offer), pair.values(size))
    guard !pair.a.nodes[node].children.isEmpty, !pair.a.nodes[node].traits.contains(.isGridRow), offers.before != nil, offers.after != nil,
      !pair.differs(offers.before, sizes.before), !pair.differs(offers.after, sizes.after), pair.differs(offer), !pair.makesSlot(node, axis),
      pair.roots(node, .size, axis).isEmpty
    else { return nil }
    return Sources(numbers: [offer])
  }

  /// One was placed, the other was not: by what is around them.
  private func lack(_ node: Int) -> Sources {
    guard let parent = pair.a.nodes[node].parent, let around = pair.matching.later[parent] else { return Sources(roots: pair.rootsBefore(node)) }
    if let found = choices.sources(parent) { return found }
    func both(_ aspect: Quantity.Aspect) -> [Quantity] { Axis.allCases.map { Quantity(node: parent, aspect: aspect, axis: $0) } }
    let siblings = pair.a.nodes[parent].children.filter {
      $0 != node && pair.a.nodes[$0].place != nil && pair.matching.later[$0].map { pair.b.nodes[$0].parent } == around
    }
    let numbers = pair.first(both(.size), both(.proposal), siblings.flatMap { child in Axis.allCases.map { Quantity(node: child, aspect: .size, axis: $0) } })
    return Sources(roots: pair.roots(parent, .size, .horizontal) + pair.roots(parent, .size, .vertical) + pair.outside([.scroll, .state])) + numbers
  }

  // MARK: As they were recorded

  /// Sources of one number, from both layouts.
  private struct Gathered {
    var numbers: [Int: [Quantity]] = [:]
    var roots: Set<Int> = []
    var signs: [Quantity: Double] = [:]
  }

  private func recordedSources(of quantity: Quantity, _ other: Int) -> Sources {
    guard let number = quantity.aspect.recorded else { return Sources() }
    var gathered = Gathered()
    let node = number.isOfChild ? pair.a.unit(of: quantity.node)[0] : quantity.node, later = number.isOfChild ? pair.b.unit(of: other)[0] : other
    var track = (before: 0, after: 0)
    if case .track(let number) = quantity.aspect { track = (number, pair.laterTrack(quantity.node, number, quantity.axis)) }
    gather(&gathered, pair.made.before.of(node, number, quantity.axis, track: track.before), quantity, isLater: false)
    gather(&gathered, pair.made.after.of(later, number, quantity.axis, track: track.after), quantity, isLater: true)
    if quantity.aspect == .within { gathered.roots.formUnion(roots(ofOrder: quantity.node)) }
    if quantity.aspect == .size, !pair.a.nodes[quantity.node].traits.scrolls.isEmpty { gathered.roots.formUnion(pair.outside([.scroll])) }
    var found = Sources(roots: gathered.roots.sorted())
    // Nearer ones that are the same in both layouts made no difference.
    for rank in gathered.numbers.keys.sorted() {
      let near = pair.first(gathered.numbers[rank] ?? [])
      if near.isEmpty { continue }
      found = found + near
      break
    }
    for number in found.numbers {
      if let sign = gathered.signs[number], let change = pair.change(number), change.isFinite { found.parts[number] = sign * change }
    }
    return found.isEmpty ? measuredOtherwise(quantity) : found
  }

  /// Follows sources that are in one layout only to those that are in both.
  private func gather(_ found: inout Gathered, _ sources: [RecordedSources.Source], _ quantity: Quantity, isLater: Bool) {
    let side = isLater ? pair.b : pair.a, made = isLater ? pair.made.after : pair.made.before
    func counterpart(_ node: Int) -> Int? { isLater ? pair.matching.earlier[node] : pair.matching.later[node] == nil ? nil : node }
    var queue = sources, next = 0, met: Set<Quantity> = []
    while next < queue.count {
      let source = queue[next]
      next += 1
      guard let node = source.node else {
        found.roots.formUnion(pair.outside([.canvas]) + pair.settings(["safeArea", "layoutDirection"]))
        continue
      }
      let view = side.nodes[node].view
      func add(_ node: Int, _ aspect: Quantity.Aspect) {
        let number = Quantity(node: node, aspect: aspect, axis: source.axis)
        guard number != quantity, found.numbers[source.rank]?.contains(number) != true else { return }
        found.numbers[source.rank, default: []].append(number)
        if let sign = source.sign { found.signs[number] = sign }
      }
      /// Puts the sources of a number of this layout in its place.
      func goOn(_ node: Int) {
        guard met.insert(Quantity(node: node, aspect: source.number.aspect ?? .size, axis: source.axis)).inserted else { return }
        queue += made.of(node, source.number, source.axis).map { further in
          RecordedSources.Source(rank: source.rank, node: further.node, axis: further.axis, number: further.number, track: further.track, sign: nil)
        }
      }
      switch source.number {
      case .canvas: break
      case .own:
        if let node = counterpart(node) {
          found.roots.formUnion(pair.roots(node, quantity.aspect, quantity.axis) + pair.surroundings(of: node))
        } else {
          found.roots.formUnion(isLater ? pair.rootsAfter(node) : pair.rootsBefore(node))
        }
      case .children:
        queue += side.nodes[node].children.flatMap { child in
          Axis.allCases.map { RecordedSources.Source(rank: source.rank, node: child, axis: $0, number: .size, sign: nil) }
        }
      case .order, .gaps, .track:
        if let holder = counterpart(node) {
          let number = isLater && source.number == .track ? pair.earlierTrack(holder, source.track, source.axis) : source.track
          add(holder, source.number == .track ? .track(number) : source.number.aspect ?? .order)
        } else {
          found.roots.formUnion(pair.roots(ofUnit: node, in: side))
        }
      case .gap, .least, .left, .served:
        if let view = counterpart(view) {
          add(view, source.number.aspect ?? .size)
        } else {
          found.roots.formUnion(pair.roots(ofUnit: node, in: side))
          if source.number == .left || source.number == .served { goOn(node) }
        }
      case .size, .offer, .place, .within:
        if let same = counterpart(node) {
          add(same, source.number.aspect ?? .size)
          found.roots.formUnion(rootsOfMove(same, quantity.node))
        } else if counterpart(view) != nil {
          goOn(node)
        } else {
          found.roots.formUnion(pair.roots(ofUnit: node, in: side))
          if source.number == .within { goOn(node) }
        }
      }
    }
  }

  /// The differences of a view that stands in another container than before, where it was or is one of those that make a number of another's.
  private func rootsOfMove(_ node: Int, _ maker: Int) -> [Int] {
    guard node != maker, let other = pair.matching.later[node], pair.a.nodes[maker].parent != node else { return [] }
    let (before, after) = pair.slots(node, other)
    if let holder = before.parent, pair.matching.later[holder] == after.parent || after.parent == nil { return [] }
    return pair.roots(ofUnit: node, in: pair.a) + pair.roots(ofUnit: other, in: pair.b)
  }

  /// The differences of a view and its siblings that they have changed places.
  private func roots(ofOrder node: Int) -> [Int] {
    guard let parent = pair.a.holder(of: node), pair.a.nodes[parent].traits.axis != nil else { return [] }
    return pair.roots(ofUnit: node, in: pair.a).filter { pair.differences[$0].kind == .argument && pair.differences[$0].argument == nil }
  }

  /// A view was measured otherwise than it was placed: what it was offered, or what is in it, is all that is known.
  private func measuredOtherwise(_ quantity: Quantity) -> Sources {
    let (node, axis) = (quantity.node, quantity.axis)
    func number(_ node: Int, _ aspect: Quantity.Aspect, _ axis: Axis) -> Quantity { Quantity(node: node, aspect: aspect, axis: axis) }
    switch quantity.aspect {
    case .size:
      let children = pair.a.nodes[node].children
      return pair.first(
        [number(node, .proposal, axis)], children.map { number($0, .size, axis) }, [number(node, .proposal, axis.cross)],
        children.map { number($0, .size, axis.cross) })
    case .proposal:
      guard let parent = pair.a.nodes[node].parent else { return Sources() }
      return pair.first(
        [number(parent, .proposal, axis)], [number(parent, .size, axis)], [number(parent, .proposal, axis.cross)], [number(parent, .size, axis.cross)])
    default: return Sources()
    }
  }
}
