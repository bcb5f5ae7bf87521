import LayoutModel

/// The graph of causes between two layouts.
///
/// A number comes from the ones it was made of (a text's width from its proposal, that from the room its stack had and what was taken
/// before, that from the stack's proposal …), and only those count that differ. Followed to its ends it yields the differences of the
/// scenes that the number hangs on; a number that is the same in both layouts stops the search, since nothing can come through it.
final class CauseGraph {
  let pair: LayoutPair
  let finder: SourceFinder
  private var sources: [Quantity: Sources] = [:]
  private var known: [Quantity: [Int]] = [:]
  /// Differences that may be a cause.
  private(set) lazy var candidates = pair.differences.indices.filter { index in
    !pair.differences[index].isPaint && pair.differences[index].kind != .code && !finder.states.isConsequence(index)
  }
  /// More causes than a person reads are not told apart.
  private static let mostRoots = 8

  init(_ pair: LayoutPair) { (self.pair, finder) = (pair, SourceFinder(pair)) }

  func sources(of quantity: Quantity) -> Sources {
    if let known = sources[quantity] { return known }
    let found = finder.sources(of: quantity)
    sources[quantity] = found
    return found
  }

  /// The differences of the scenes that a number hangs on: a walk to the ends, each number once.
  func roots(of start: Quantity) -> [Int] {
    // One difference is the cause of all, where there is no code that may be another.
    if candidates.count == 1, pair.code.isEmpty { return candidates }
    var path: [(quantity: Quantity, sources: Sources, next: Int, roots: Set<Int>, lowest: Int)] = []
    // Numbers that hang on one another hang on the same: they are known together, when the first of them that was met is.
    var open: [Quantity] = [], place: [Quantity: Int] = [:]
    func enter(_ quantity: Quantity) {
      let sources = sources(of: quantity)
      place[quantity] = open.count
      path.append((quantity, sources, 0, Set(sources.roots), open.count))
      open.append(quantity)
    }
    if known[start] == nil { enter(start) }
    while let top = path.last {
      if top.next < top.sources.numbers.count {
        path[path.count - 1].next += 1
        let number = top.sources.numbers[top.next]
        if let roots = known[number] {
          path[path.count - 1].roots.formUnion(roots)
        } else if let met = place[number] {
          path[path.count - 1].lowest = min(top.lowest, met)
        } else {
          enter(number)
        }
        continue
      }
      path.removeLast()
      if !path.isEmpty { path[path.count - 1].roots.formUnion(top.roots) }
      if let own = place[top.quantity], top.lowest < own {
        path[path.count - 1].lowest = min(path[path.count - 1].lowest, top.lowest)
        continue
      }
      // Differences of code are the last ones.
      let sorted = top.roots.sorted(), code = sorted.filter { pair.differences[$0].kind == .code }
      let roots = Array(sorted.dropLast(code.count).prefix(Self.mostRoots) + code.prefix(Self.mostRoots))
      while let last = open.popLast() {
        known[last] = roots
        place[last] = nil
        if last == top.quantity { break }
      }
    }
    return known[start] ?? []
  }

  /// Code is a cause where nothing else is one.
  static func likeliest(_ roots: [Int], _ pair: LayoutPair) -> [Int] {
    let sure = roots.filter { pair.differences[$0].kind != .code }
    return sure.isEmpty ? roots : sure
  }

  /// Why a view is in one layout only: what its conditions say, and the differences of the scenes that these hang on.
  func conditionRoots(_ root: Int) -> [Int] {
    let sources = finder.states.sources(ofComputed: root)
    return Self.likeliest(Array(Set(sources.roots + sources.numbers.flatMap(roots))).sorted(), pair)
  }
}
