import LayoutModel

/// What a stack keeps between its children: its own spacing, or what the two that meet there prefer.
extension Influence {
  /// Of those children that are in both layouts.
  func gaps(before slots: [Int], _ axis: Axis) -> [Quantity] {
    slots.map { Quantity(node: a.nodes[$0].view, aspect: .gap, axis: axis) }.filter { matching.later[$0.node] != nil && differs($0) }
  }

  /// The gap before a view; nil where it was not served in both.
  func gap(_ view: Int) -> (before: Double?, after: Double?) {
    guard let other = matching.later[view], let before = a.shares[a.unit(of: view)[0]], let after = b.shares[b.unit(of: other)[0]] else { return (nil, nil) }
    return (before.gap, after.gap)
  }

  func gapSources(_ view: Int, _ other: Int) -> Sources {
    let slot = a.unit(of: view)[0], now = b.unit(of: other)[0]
    guard let holder = a.nodes[slot].parent, let around = b.nodes[now].parent else { return Sources() }
    let own = roots(holder, .size, .horizontal).filter { differences[$0].argument == "spacing" }
    if !own.isEmpty { return Sources(roots: own) }
    let before = pair(slot, in: a), after = pair(now, in: b)
    // What came or went inside of the two has other wishes than what is there instead.
    let inside =
      before.flatMap { view in (view...a.nodes[view].last).flatMap(rootsBefore) } + after.flatMap { view in (view...b.nodes[view].last).flatMap(rootsAfter) }
    let found = Array(Set(inside)).sorted()
    let lone = found.filter { differences[$0].kind == .added || differences[$0].kind == .removed }
    if !lone.isEmpty { return Sources(roots: lone) }
    return Sources(roots: found.isEmpty ? roots(holder, .size, .horizontal) + roots(ofUnit: around, in: b) : found)
  }

  /// A child and the one before it.
  private func pair(_ slot: Int, in side: RecordedLayout) -> [Int] {
    guard let parent = side.nodes[slot].parent else { return [slot] }
    return side.nodes[parent].children.prefix(side.nodes[slot].ordinal + 1).suffix(2).map { $0 }
  }
}
