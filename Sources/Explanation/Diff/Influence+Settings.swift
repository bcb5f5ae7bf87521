import LayoutModel

/// What of a scene's environment a view reads.
extension Influence {
  /// Differences of these settings; those of the environment as a whole are of each.
  func settings(_ names: Set<String>) -> [Int] {
    differences.indices.filter { index in differences[index].kind == .environment && differences[index].setting.map(names.contains) ?? true }
  }

  /// What a view of the environment is measured by, and the modifiers around it that set it.
  func surroundings(of node: Int) -> [Int] {
    guard let names = Self.read[a.nodes[node].kind], let other = matching.later[node] else { return [] }
    if a.nodes[node].kind == "padding", a.nodes[node].arguments.contains(where: { $0.name != "edges" }) { return [] }
    return settings(names) + inherited(node, other, names)
  }

  /// The same of all that is inside of a view.
  func inner(_ slot: Int) -> [Int] {
    let kinds = Set(a.nodes[slot...a.nodes[slot].last].map(\.kind))
    return settings(kinds.reduce(into: []) { $0.formUnion(Self.read[$1] ?? []) })
  }

  private static let read: [String: Set<String>] = [
    "Text": ["font", "displayScale"], "Divider": ["displayScale"], "padding": ["defaultPadding"], "safeAreaPadding": ["defaultPadding", "safeArea"],
    "safeAreaInset": ["safeArea"], "ignoresSafeArea": ["safeArea"],
  ]

  /// Modifiers that set the environment for what they are around: of a text a font and a line limit as well.
  private func inherited(_ node: Int, _ other: Int, _ names: Set<String>) -> [Int] {
    let kinds = a.nodes[node].kind == "Text" ? Self.texts : ["environment"]
    func concerns(_ root: Int) -> Bool {
      differences[root].key == nil || differences[root].argument.map { !Self.set.contains($0) || names.contains($0) } ?? true
    }
    func above(_ side: RecordedLayout, _ start: Int, _ roots: (Int) -> [Int]) -> [Int] {
      var found: [Int] = [], next = side.nodes[start].parent
      while let index = next {
        if kinds.contains(side.nodes[index].kind) { found += roots(index) }
        next = side.nodes[index].parent
      }
      return found
    }
    return Array(Set(above(a, node, rootsBefore) + above(b, other, rootsAfter))).filter(concerns).sorted()
  }

  /// Arguments of `.environment`.
  private static let set: Set = ["layoutDirection", "displayScale", "defaultPadding"]
  private static let texts: Set = ["font", "lineLimit", "truncationMode", "environment"]
}
