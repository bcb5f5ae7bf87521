import LayoutModel

/// What a stack keeps between its children: its own spacing, or what the two that meet there prefer; and a Grid between its cells.
extension SourceFinder {
  func gapSources(_ view: Int, _ other: Int) -> Sources {
    let slot = pair.a.unit(of: view)[0], now = pair.b.unit(of: other)[0]
    guard let holder = pair.a.nodes[slot].parent, let around = pair.b.nodes[now].parent else { return Sources() }
    let own = pair.roots(holder, .size, .horizontal).filter { pair.differences[$0].argument == "spacing" }
    if !own.isEmpty { return Sources(roots: own) }
    let before = neighbours(slot, in: pair.a), after = neighbours(now, in: pair.b)
    // What came or went inside of the two has other wishes than what is there instead.
    let inside =
      before.flatMap { view in (view...pair.a.nodes[view].last).flatMap(pair.rootsBefore) }
      + after.flatMap { view in (view...pair.b.nodes[view].last).flatMap(pair.rootsAfter) }
    let found = Array(Set(inside)).sorted()
    let lone = found.filter { pair.differences[$0].kind == .added || pair.differences[$0].kind == .removed }
    if !lone.isEmpty { return Sources(roots: lone) }
    return Sources(roots: found.isEmpty ? pair.roots(holder, .size, .horizontal) + pair.roots(ofUnit: around, in: pair.b) : found)
  }

  /// A child and the one before it.
  private func neighbours(_ slot: Int, in side: RecordedLayout) -> [Int] {
    guard let parent = side.nodes[slot].parent else { return [slot] }
    return side.nodes[parent].children.prefix(side.nodes[slot].ordinal + 1).suffix(2).map { $0 }
  }

  /// The gaps of a Grid are what its cells prefer.
  func gapsSources(_ grid: Int, _ other: Int) -> Sources {
    let cells = pair.a.cells.filter { $0.value.grid == grid }.keys.flatMap { pair.roots(ofUnit: $0, in: pair.a) }
    let later = pair.b.cells.filter { $0.value.grid == other }.keys.flatMap { pair.roots(ofUnit: $0, in: pair.b) }
    return Sources(roots: Array(Set(pair.roots(grid, .size, .horizontal) + cells + later)).sorted())
  }
}
