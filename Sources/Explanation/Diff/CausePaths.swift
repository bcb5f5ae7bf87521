import LayoutModel

/// What is known of the ways from numbers to the differences of the scenes.
struct Ways {
  /// By number those it is told by, what counts most first; and all.
  var told: [Quantity: [Quantity]] = [:], all: [Quantity: [Quantity]] = [:]
  /// The numbers that were followed, in order.
  var toldOrder: [Quantity] = [], allOrder: [Quantity] = []
  /// By difference how many numbers away it is, and of how many of the numbers in order that is known.
  var distances: [Target: (count: Int, distance: [Quantity: Int])] = [:]

  struct Target: Hashable {
    let root: Int
    let isTold: Bool
  }
  /// Numbers that are followed from one.
  static let most = 100_000
}

/// The paths from numbers to the differences of the scenes that they hang on.
final class CausePaths {
  private let pair: LayoutPair
  private let graph: CauseGraph
  private var ways = Ways()

  init(_ graph: CauseGraph) { (self.graph, pair) = (graph, graph.pair) }

  /// The way from a number to a root: the numbers in between, the first one first. What became larger did so for what made it larger, and of
  /// several for what did most.
  func way(from start: Quantity, to root: Int) -> [Quantity] {
    if let way = walk(start, root, isTold: true) { return way }
    let way = walk(start, root, isTold: false) ?? [start]
    // What a view was while it was measured is not recorded in its place: nothing is said rather than what cannot be.
    let end = zip(way, way.dropFirst()).enumerated().first { contradicts($1.0, $1.1) }?.offset
    return end.map { Array(way.prefix($0 + 1)) } ?? way
  }

  /// A length became longer, and one in it shorter; a view moved up, and what is around it down.
  private func contradicts(_ quantity: Quantity, _ number: Quantity) -> Bool {
    let isSame = quantity.axis == number.axis && (quantity.isLength && number.isLength || quantity.aspect == .position && number.aspect == .position)
    let part = graph.sources(of: quantity).parts[number] ?? (isSame ? pair.change(number) : nil)
    guard let change = pair.change(quantity), let part else { return false }
    return change * part < 0
  }

  private func walk(_ start: Quantity, _ root: Int, isTold: Bool) -> [Quantity]? {
    let distance = distances(from: start, to: root, isTold: isTold)
    guard distance[start] != nil else { return nil }
    func ahead(_ quantity: Quantity) -> [Quantity] { (isTold ? ways.told[quantity] : ways.all[quantity]) ?? [] }
    var way = [start], met: Set = [start]
    while let last = way.last, distance[last] != 0 {
      guard let next = ahead(last).first(where: { distance[$0] != nil && !met.contains($0) }) else { break }
      met.insert(next)
      way.append(next)
    }
    if way.last.flatMap({ distance[$0] }) == 0 { return way }
    // It ran into itself: the shortest way does not.
    way = [start]
    while let last = way.last, let left = distance[last], left > 0, let next = ahead(last).first(where: { distance[$0] == left - 1 }) { way.append(next) }
    return way
  }

  /// How many numbers away a root is, by number.
  private func distances(from start: Quantity, to root: Int, isTold: Bool) -> [Quantity: Int] {
    explore(start, isTold: isTold)
    let edges = isTold ? ways.told : ways.all, order = isTold ? ways.toldOrder : ways.allOrder
    let target = Ways.Target(root: root, isTold: isTold)
    var (count, distance) = ways.distances[target] ?? (0, [:])
    if count == order.count { return distance }
    // What was followed before leads to nothing that was not: only what is new is counted.
    let new = order[count...]
    ways.distances[target] = nil
    var behind: [Quantity: [Quantity]] = [:]
    for quantity in new { for number in edges[quantity] ?? [] { behind[number, default: []].append(quantity) } }
    var queue = new.filter { graph.sources(of: $0).roots.contains(root) }
    for quantity in queue { distance[quantity] = 0 }
    queue += behind.keys.filter { distance[$0] != nil }
    var next = 0
    while next < queue.count {
      let quantity = queue[next], further = (distance[quantity] ?? 0) + 1
      next += 1
      for number in behind[quantity] ?? [] where distance[number].map({ $0 > further }) ?? true {
        distance[number] = further
        queue.append(number)
      }
    }
    count = order.count
    ways.distances[target] = (count, distance)
    return distance
  }

  private func explore(_ start: Quantity, isTold: Bool) {
    func isKnown(_ quantity: Quantity) -> Bool { (isTold ? ways.told[quantity] : ways.all[quantity]) != nil }
    var queue = [start], next = 0
    while next < queue.count, next < Ways.most {
      let quantity = queue[next]
      next += 1
      if isKnown(quantity) { continue }
      let sources = graph.sources(of: quantity), followed = isTold ? telling(sources, of: quantity) : sources.numbers
      if isTold {
        ways.told[quantity] = followed
        ways.toldOrder.append(quantity)
      } else {
        ways.all[quantity] = followed
        ways.allOrder.append(quantity)
      }
      queue += followed.filter { !isKnown($0) }
    }
  }

  /// Of the numbers that one is made of those that changed it the way it changed, the one that did most first. None becomes longer for an offer
  /// that is less.
  private func telling(_ sources: Sources, of quantity: Quantity) -> [Quantity] {
    guard sources.numbers.count > 1, let change = pair.change(quantity) else { return sources.numbers }
    func part(_ number: Quantity) -> Double? {
      if let part = sources.parts[number] { return part }
      let isSame = number.axis == quantity.axis && (quantity.isLength ? number.isLength || number.isOffer : quantity.isOffer && number.isOffer)
      return isSame ? pair.change(number) : nil
    }
    let parts = sources.numbers.map { (number: $0, part: part($0)) }
    let telling = parts.filter { $0.part.map { $0 * change > 0 } ?? true }
    if telling.isEmpty { return sources.numbers }
    // What an offer did is not its difference.
    func isExact(_ number: Quantity) -> Bool { sources.parts[number] != nil || number.isLength == quantity.isLength }
    func ordered(_ isFirst: Bool) -> [(number: Quantity, part: Double?)] {
      // Of two that did the same the one that is an offer, as the number is, or is none, as the number.
      func rank(_ part: (number: Quantity, part: Double?)) -> (Double, Int) { (-abs(part.part ?? 0), part.number.isOffer == quantity.isOffer ? 0 : 1) }
      return telling.filter { $0.part != nil && isExact($0.number) == isFirst }.sorted { rank($0) < rank($1) }
    }
    let others = telling.filter { $0.part == nil }
    // Who takes first comes before what is taken.
    func isOrder(_ number: Quantity) -> Bool { number.aspect == .order && !pair.order(of: number.node, number.axis).roots.isEmpty }
    return (others.filter { isOrder($0.number) } + ordered(true) + ordered(false) + others.filter { !isOrder($0.number) }).map(\.number)
  }
}
