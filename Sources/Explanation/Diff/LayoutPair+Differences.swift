import LayoutModel

/// The differences of the scenes, by what they can touch.
extension LayoutPair {
  /// Those of a node of the first layout that can touch an aspect of it along an axis.
  func roots(_ node: Int, _ aspect: Quantity.Aspect, _ axis: Axis) -> [Int] {
    (ofNode.before[node] ?? []).filter { concerns($0, aspect, axis) }
  }

  func rootsAfter(_ node: Int) -> [Int] { b.nodes[node].traits.contains(.readsSize) ? [] : ownRoots(after: node) }
  func rootsBefore(_ node: Int) -> [Int] { a.nodes[node].traits.contains(.readsSize) ? [] : ownRoots(before: node) }
  /// Also those of a readSize, which acts through its state alone.
  func ownRoots(before node: Int) -> [Int] { (ofNode.before[node] ?? []).filter { !differences[$0].isPaint } }
  func ownRoots(after node: Int) -> [Int] { (ofNode.after[node] ?? []).filter { !differences[$0].isPaint } }

  private func concerns(_ root: Int, _ aspect: Quantity.Aspect, _ axis: Axis) -> Bool {
    let difference = differences[root]
    guard !difference.isPaint else { return false }
    guard let name = difference.argument else { return true }
    let isPlace = aspect == .position || aspect == .within
    // Lined up otherwise, what is in a container may reach further; a frame is as large as it is.
    if name == "alignment" || name.hasSuffix("Alignment") {
      return isPlace || aspect == .size && difference.nodes.before.map { a.nodes[$0].role == "container" } ?? true
    }
    if name.lowercased().hasSuffix("width") { return axis == .horizontal || isPlace }
    if name.lowercased().hasSuffix("height") { return axis == .vertical || isPlace }
    return true
  }

  /// Of a kind that stands outside of the trees.
  func outside(_ kinds: Set<SceneDifference.Kind>) -> [Int] { differences.indices.filter { kinds.contains(differences[$0].kind) } }

  /// Differences of a view and its modifiers, on either side.
  func roots(ofUnit slot: Int, in side: RecordedLayout, where isWanted: (Traits) -> Bool = { _ in true }) -> [Int] {
    let unit = side.unit(of: side.nodes[slot].view)
    let isFirst = side.pass.id == a.pass.id && side.trace === a.trace
    return unit.filter { isWanted(side.nodes[$0].traits) }.flatMap { isFirst ? rootsBefore($0) : rootsAfter($0) }
  }

  // MARK: Code

  /// The code that may make a number what it is: a view's own, that of the Layout or modifier around it, or of a guide beside it.
  func code(deciding quantity: Quantity) -> Int? {
    if code.isEmpty { return nil }
    let unit = a.unit(of: quantity.node)
    var around = quantity.node, found: [Int] = [quantity.node]
    // Out to what the view stands in.
    while let parent = a.nodes[around].parent {
      found.append(parent)
      if !unit.contains(parent) { break }
      around = parent
    }
    let siblings = found.last.map { a.nodes[$0].children } ?? []
    let guides = (siblings + a.nodes[quantity.node].children).flatMap { a.unit(of: $0) }.filter { a.nodes[$0].traits.contains(.statesGuide) }
    return (found + guides).lazy.compactMap { self.code[$0] }.first
  }

  /// The differences of the views in a custom Layout, of which it may ask whatever it likes, that may make a number what it is.
  func given(_ quantity: Quantity) -> [Int] {
    let holder = quantity.aspect == .size ? quantity.node : a.holder(of: quantity.node)
    guard let layout = holder, a.nodes[layout].isCustomLayout else { return [] }
    func modifiers(_ side: RecordedLayout, _ layout: Int) -> [Int] { side.nodes[layout].children.flatMap { side.unit(of: $0).dropLast() } }
    return modifiers(a, layout).flatMap(rootsBefore) + (matching.later[layout].map { modifiers(b, $0).flatMap(rootsAfter) } ?? [])
  }

  // MARK: Environment

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
