import LayoutModel

/// A number of a layout that differs: a node's size, what it was proposed, or where it stands, along one axis.
struct Quantity: Hashable {
  /// `state`: a length of a size in a state, by its place in `Influence.states`; of no node. `track`: of a Grid, how long a column or row is, by its
  /// number from 0. `served`: what a cell was offered while its Grid was divided. `gap`: what a stack keeps between a child and the one before it.
  /// `least`: how short a child of a stack can be, which is held back for it. `turn`: when a stack or Grid serves it, from 1.
  enum Aspect: Hashable { case size, proposal, position, track(Int), served, gap, least, turn, state(Int) }
  /// Index in the first layout.
  let node: Int
  let aspect: Aspect
  let axis: Axis
  var isTrack: Bool { if case .track = aspect { true } else { false } }
  var isState: Bool { if case .state = aspect { true } else { false } }
  /// It is a length that lengths make up.
  var isLength: Bool { aspect == .size || aspect == .gap || isTrack }
  var isOffer: Bool { aspect == .proposal || aspect == .served }
}

/// What a number that differs comes from: numbers that differ themselves, and differences of the scenes.
struct Sources {
  var numbers: [Quantity] = []
  var roots: [Int] = []
  /// By how much a number makes what it is a source of longer, where that is no more than a sum.
  var parts: [Quantity: Double] = [:]
  var isEmpty: Bool { numbers.isEmpty && roots.isEmpty }
  static func + (a: Sources, b: Sources) -> Sources {
    Sources(numbers: a.numbers + b.numbers, roots: a.roots + b.roots, parts: a.parts.merging(b.parts) { one, _ in one })
  }
}

/// The graph of causes between two layouts.
///
/// A number comes from the ones it was made of (a text's width from its proposal, that from the room its stack had and what was taken
/// before, that from the stack's proposal …), and only those count that differ. Followed to its ends it yields the differences of the
/// scenes that the number hangs on; a number that is the same in both layouts stops the search, since nothing can come through it.
final class Influence {
  let a, b: RecordedLayout
  let matching: TreeMatching
  let differences: [SceneDifference]
  let tolerance: Double
  /// Differences by the node they are about.
  private let ofNodeA: [Int: [Int]], ofNodeB: [Int: [Int]]
  /// By stack, what is known of how it served its children.
  var servings: [Int: Serving] = [:]
  /// By a Grid's size along an axis, what was taken of that before others were served.
  var gridTakers: [Quantity: [GridTaker]] = [:]
  /// By Grid, who is served first.
  var gridOrders: [Int: GridOrder] = [:]
  /// Of views that are served before or after others than before, when.
  var turns: [Int: (before: Double, after: Double)] = [:]
  /// By a Grid's size along an axis, the cells of each of its columns or rows in the first layout.
  var trackCells: [Quantity: [[Int]]] = [:]
  /// By column or row of the first layout, its place among those of the second.
  var laterTracks: [Quantity: Int] = [:]
  private var known: [Quantity: [Int]] = [:]
  /// What is known of the ways to causes.
  var ways = Ways()
  /// States that differ, and what the numbers that are computed from them come from.
  let states: [StateLink]
  /// More causes than a person reads are not told apart.
  private static let mostRoots = 8

  init(_ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching, _ differences: [SceneDifference], tolerance: Double) {
    (self.a, self.b, self.matching, self.differences, self.tolerance) = (a, b, matching, differences, tolerance)
    ofNodeA = Dictionary(grouping: differences.indices.filter { differences[$0].nodes.before != nil }) { differences[$0].nodes.before ?? 0 }
    ofNodeB = Dictionary(grouping: differences.indices.filter { differences[$0].nodes.after != nil }) { differences[$0].nodes.after ?? 0 }
    states = differences.indices.filter { differences[$0].kind == .state }.map { StateLink($0, differences[$0].argument ?? "", a, b) }
  }

  // MARK: Numbers

  func value(_ quantity: Quantity, in side: RecordedLayout, _ index: Int) -> Double? {
    guard let place = side.nodes[index].place else { return nil }
    return switch quantity.aspect {
    case .size: place.frame.size[quantity.axis]
    case .proposal: place.proposal[quantity.axis]
    case .position: place.frame.origin[quantity.axis]
    case .track, .served, .gap, .least, .turn, .state: nil
    }
  }

  func values(_ quantity: Quantity) -> (before: Double?, after: Double?) {
    switch quantity.aspect {
    case .state(let state): return (states[state].before?[quantity.axis], states[state].after?[quantity.axis])
    case .track(let number):
      let track = track(quantity.node, number, quantity.axis)
      return (track.before?.length, track.after?.length)
    case .served: return served(quantity.node, quantity.axis)
    case .gap: return gap(quantity.node)
    case .least: return least(quantity.node)
    case .turn: return turns[quantity.node].map { ($0.before, $0.after) } ?? (nil, nil)
    default: break
    }
    return (value(quantity, in: a, quantity.node), matching.later[quantity.node].flatMap { value(quantity, in: b, $0) })
  }

  func differs(_ before: Double?, _ after: Double?) -> Bool {
    guard let before, let after else { return (before == nil) != (after == nil) }
    return before != after && !(abs(before - after) <= tolerance)
  }

  func differs(_ quantity: Quantity) -> Bool {
    if case .state = quantity.aspect { return true }
    guard let other = matching.later[quantity.node], (a.nodes[quantity.node].place == nil) == (b.nodes[other].place == nil) else { return true }
    let values = values(quantity)
    return differs(values.before, values.after)
  }

  /// Of the alternatives the first that has something that differs.
  func first(_ alternatives: [Quantity]...) -> Sources {
    for quantities in alternatives {
      let differing = quantities.filter { matching.later[$0.node] != nil && differs($0) }
      if !differing.isEmpty { return Sources(numbers: differing) }
    }
    return Sources()
  }

  // MARK: Differences of the scenes

  /// Those of a node of the first layout that can touch an aspect of it along an axis.
  func roots(_ node: Int, _ aspect: Quantity.Aspect, _ axis: Axis) -> [Int] {
    (ofNodeA[node] ?? []).filter { concerns($0, aspect, axis) }
  }

  func rootsAfter(_ node: Int) -> [Int] { b.nodes[node].traits.contains(.readsSize) ? [] : ownRoots(after: node) }
  func rootsBefore(_ node: Int) -> [Int] { a.nodes[node].traits.contains(.readsSize) ? [] : ownRoots(before: node) }
  /// Also those of a readSize, which acts through its state alone.
  func ownRoots(before node: Int) -> [Int] { (ofNodeA[node] ?? []).filter { !differences[$0].isPaint } }
  func ownRoots(after node: Int) -> [Int] { (ofNodeB[node] ?? []).filter { !differences[$0].isPaint } }

  private func concerns(_ root: Int, _ aspect: Quantity.Aspect, _ axis: Axis) -> Bool {
    let difference = differences[root]
    guard !difference.isPaint else { return false }
    guard let name = difference.argument else { return true }
    if name == "alignment" || name.hasSuffix("Alignment") { return aspect == .position }
    if name.lowercased().hasSuffix("width") { return axis == .horizontal || aspect == .position }
    if name.lowercased().hasSuffix("height") { return axis == .vertical || aspect == .position }
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

  // MARK: Tracing

  /// The differences of the scenes that a number hangs on: a walk to the ends, each number once.
  func roots(of start: Quantity) -> [Int] {
    // One difference is the cause of all.
    let candidates = differences.indices.filter { !differences[$0].isPaint && !isConsequence($0) }
    if candidates.count == 1 { return candidates }
    var path: [(quantity: Quantity, sources: Sources, next: Int, roots: Set<Int>, lowest: Int)] = []
    // Numbers that hang on one another hang on the same: they are known together, when the first of them that was met is.
    var open: [Quantity] = [], place: [Quantity: Int] = [:]
    func enter(_ quantity: Quantity) {
      let sources = knownSources(of: quantity)
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
      let roots = Array(top.roots.sorted().prefix(Self.mostRoots))
      while let last = open.popLast() {
        known[last] = roots
        place[last] = nil
        if last == top.quantity { break }
      }
    }
    return known[start] ?? []
  }
}
