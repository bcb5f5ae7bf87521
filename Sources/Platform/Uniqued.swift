extension Sequence where Element: Hashable {
  /// Each element once, where it first stands.
  package func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
