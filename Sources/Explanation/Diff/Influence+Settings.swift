import LayoutModel

/// What of a scene's environment a view reads.
extension Influence {
  /// Differences of these settings; those of the environment as a whole are of each.
  func settings(_ names: Set<String>) -> [Int] {
    differences.indices.filter { index in differences[index].kind == .environment && differences[index].setting.map(names.contains) ?? true }
  }

  /// What a view of the environment is measured by, and the modifiers around it that set it.
  func surroundings(of node: Int) -> [Int] {
    let names = Set(a.nodes[node].traits.reads)
    guard !names.isEmpty, let other = matching.later[node] else { return [] }
    // A padding of stated lengths needs no default.
    if names == ["defaultPadding"], a.nodes[node].arguments.contains(where: { $0.name != "edges" }) { return [] }
    return settings(names) + inherited(node, other, names)
  }

  /// The same of all that is inside of a view.
  func inner(_ slot: Int) -> [Int] {
    settings(a.nodes[slot...a.nodes[slot].last].reduce(into: []) { $0.formUnion($1.traits.reads) })
  }

  /// Differences of the modifiers around a view that set one of the values of the environment that it reads.
  private func inherited(_ node: Int, _ other: Int, _ names: Set<String>) -> [Int] {
    // An argument of `.environment` is named as the value that it sets.
    func concerns(_ root: Int, _ sets: [String]) -> Bool {
      differences[root].key == nil || differences[root].argument.map { !sets.contains($0) || names.contains($0) } ?? true
    }
    func above(_ side: RecordedLayout, _ start: Int, _ roots: (Int) -> [Int]) -> [Int] {
      var found: [Int] = [], next = side.nodes[start].parent
      while let index = next {
        let sets = side.nodes[index].traits.sets
        if !names.isDisjoint(with: sets) { found += roots(index).filter { concerns($0, sets) } }
        next = side.nodes[index].parent
      }
      return found
    }
    return Array(Set(above(a, node, rootsBefore) + above(b, other, rootsAfter))).sorted()
  }
}
