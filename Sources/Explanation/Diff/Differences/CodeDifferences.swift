/// Differences of code, of which a trace says where it stands and what came of it, and not what it is.
enum CodeDifferences {
  /// The closures and Layouts of both layouts, each of which may be another one: a cause where a number is another and nothing that it was made of.
  static func all(_ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching) -> [SceneDifference] {
    guard let before = a.program, let after = b.program, before != after else { return [] }
    return a.nodes.indices.compactMap { index in
      guard let other = matching.later[index], a.nodes[index].kind == b.nodes[other].kind, let words = words(a, index) else { return nil }
      var difference = SceneDifference(.code, words, (a.nodes[index].pointer, b.nodes[other].pointer))
      (difference.key, difference.nodes) = (a.nodes[index].key, (index, other))
      return difference
    }
  }

  private static func words(_ side: RecordedLayout, _ index: Int) -> String? {
    let node = side.nodes[index], changed = "or something it reads, has changed"
    if node.isCustomLayout { return "\(node.isNamed ? "\(node.key) (\(node.kind))" : node.kind) lays out the same views differently: its code, \(changed)" }
    guard let closure = node.arguments.first(where: \.isCode) else { return nil }
    return "the \(closure.name) closure of \(side.owner(index)) returns something else for the same input: it, \(changed)"
  }
}
