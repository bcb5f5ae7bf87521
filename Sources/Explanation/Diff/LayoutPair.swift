import LayoutModel

/// Two recorded layouts of which it is known which node is which: their numbers, and which of those differ.
final class LayoutPair {
  let a, b: RecordedLayout
  let matching: TreeMatching
  let differences: [SceneDifference]
  /// By difference that others make, those.
  let makers: [Int: [Int]]
  let tolerance: Double
  /// The numbers of each layout, and those of which they were made.
  let made: (before: RecordedSources, after: RecordedSources)
  /// States that differ.
  let states: [StateLink]
  /// Differences of settings that code reads.
  let codeReads: [Int]
  /// By node of the first layout the difference that its code may be.
  let code: [Int: Int]
  /// Differences by the node they are about, but for those of code.
  let ofNode: (before: [Int: [Int]], after: [Int: [Int]])
  /// By stack or Grid, the sources of another order of serving.
  var orders: [Int: Sources] = [:]
  /// Of views that are served before or after others than before, when.
  var turns: [Int: (before: Double, after: Double)] = [:]
  /// By Grid its cells in the first layout.
  private(set) lazy var gridCells = Dictionary(grouping: a.cells.map { (slot: $0.key, cell: $0.value) }) { $0.cell.grid }
    .mapValues { $0.sorted { $0.slot < $1.slot } }
  /// By a Grid's size along an axis, of its columns or rows in the first layout the place among those of the second.
  private var laterTracks: [Quantity: [Int: Int]] = [:]

  init(
    _ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching, _ differences: [SceneDifference], makers: [Int: [Int]], tolerance: Double
  ) throws {
    made = (try RecordedSources(a), try RecordedSources(b))
    (self.a, self.b, self.matching, self.differences, self.makers, self.tolerance) = (a, b, matching, differences, makers, tolerance)
    func grouped(_ node: (SceneDifference) -> Int?) -> [Int: [Int]] {
      Dictionary(grouping: differences.indices.filter { node(differences[$0]) != nil && differences[$0].kind != .code }) { node(differences[$0]) ?? 0 }
    }
    code = Dictionary(differences.indices.filter { differences[$0].kind == .code }.map { (differences[$0].nodes.before ?? 0, $0) }) { one, _ in one }
    codeReads = differences.indices.filter { differences[$0].isReadByCode }
    ofNode = (grouped(\.nodes.before), grouped(\.nodes.after))
    states = differences.indices.filter { differences[$0].kind == .state }.map { StateLink($0, differences[$0].argument ?? "", a, b) }
  }

  /// Of differences that one edit of a program's source makes, one.
  func leaders(_ differences: [Int]) -> [Int] { Array(Set(differences.map { self.differences[$0].leader })).sorted() }

  // MARK: Numbers

  func value(_ quantity: Quantity, in side: RecordedLayout, _ index: Int) -> Double? {
    guard let place = side.nodes[index].place else { return nil }
    return switch quantity.aspect {
    case .size: place.frame.size[quantity.axis]
    case .position: place.frame.origin[quantity.axis]
    case .within: place.frame.origin[quantity.axis] - (side.nodes[index].parent.flatMap { side.nodes[$0].place }?.frame.origin[quantity.axis] ?? 0)
    case .proposal, .left, .order, .track, .gaps, .served, .gap, .least, .turn, .state: nil
    }
  }

  func values(_ quantity: Quantity) -> (before: Double?, after: Double?) {
    let node = quantity.node, axis = quantity.axis
    switch quantity.aspect {
    case .state(let state): return (states[state].before?[axis], states[state].after?[axis])
    case .turn: return turns[node].map { ($0.before, $0.after) } ?? (nil, nil)
    case .track(let number):
      return (
        made.before.value(node, .track, axis, track: number),
        matching.later[node].flatMap { made.after.value($0, .track, axis, track: laterTrack(node, number, axis)) }
      )
    default: break
    }
    func value(_ side: RecordedLayout, _ made: RecordedSources, _ index: Int) -> Double? {
      guard let number = quantity.aspect.recorded, number.isOfChild || number == .gaps || number == .offer else { return self.value(quantity, in: side, index) }
      return made.value(number.isOfChild ? side.unit(of: index)[0] : index, number, axis)
    }
    return (value(a, made.before, node), matching.later[node].flatMap { value(b, made.after, $0) })
  }

  func differs(_ before: Double?, _ after: Double?) -> Bool {
    guard let before, let after else { return (before == nil) != (after == nil) }
    return before != after && !(abs(before - after) <= tolerance)
  }

  func differs(_ quantity: Quantity) -> Bool {
    switch quantity.aspect {
    case .state: return true
    case .order: return !order(of: quantity.node, quantity.axis).isEmpty
    default: break
    }
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

  func change(_ quantity: Quantity) -> Double? {
    let values = values(quantity)
    return values.before.flatMap { before in values.after.map { $0 - before } }
  }

  // MARK: Nodes

  /// A node, or the outermost of the modifiers around it that stands in one layout only, and the node around that.
  typealias Slot = (node: Int, parent: Int?)

  /// The slots of a node in what is around it in both layouts.
  func slots(_ node: Int, _ other: Int) -> (before: Slot, after: Slot) {
    func slot(_ side: RecordedLayout, _ start: Int, _ isMatched: (Int) -> Bool) -> Slot {
      var node = start
      while let parent = side.nodes[node].parent {
        if isMatched(parent) { return (node, parent) }
        node = parent
      }
      return (node, nil)
    }
    return (slot(a, node) { matching.later[$0] != nil }, slot(b, other) { matching.earlier[$0] != nil })
  }

  // MARK: Columns and rows

  /// The column or row of the second layout that is one of the first: where the cells went that stand in it first.
  func laterTrack(_ grid: Int, _ number: Int, _ axis: Axis) -> Int {
    let key = Quantity(node: grid, aspect: .size, axis: axis)
    let known = laterTracks[key] ?? laterTracks(of: grid, axis)
    laterTracks[key] = known
    return known[number] ?? number
  }

  /// The one of the first layout that is one of the second.
  func earlierTrack(_ grid: Int, _ number: Int, _ axis: Axis) -> Int {
    _ = laterTrack(grid, number, axis)
    return laterTracks[Quantity(node: grid, aspect: .size, axis: axis)]?.first { $0.value == number }?.key ?? number
  }

  private func laterTracks(of grid: Int, _ axis: Axis) -> [Int: Int] {
    var later: [Int: Int] = [:]
    for (slot, cell) in gridCells[grid] ?? [] {
      let number = cell.tracks(axis).lowerBound
      guard later[number] == nil, let now = laterSlot(slot), let after = b.cells[now], after.grid == matching.later[grid] else { continue }
      later[number] = after.tracks(axis).lowerBound
    }
    return later
  }

  func laterSlot(_ slot: Int) -> Int? { matching.later[a.nodes[slot].view].map { b.unit(of: $0)[0] } }

  /// A cell's slot, which it is offered, is as long as the cell made it: the cell has its length from its content then.
  func makesSlot(_ node: Int, _ axis: Axis) -> Bool {
    func isMaker(_ slot: Int, _ side: RecordedLayout, _ made: RecordedSources) -> Bool {
      guard let cell = side.cells[slot] else { return false }
      return cell.tracks(axis).contains { number in
        made.of(cell.grid, .track, axis, track: number).contains { $0.rank == 1 && $0.node == slot && $0.number == .size }
      }
    }
    let slot = a.unit(of: node)[0]
    guard let cell = a.cells[slot] else { return false }
    let now = laterSlot(slot)
    if cell.isServedAgain, now.flatMap({ b.cells[$0] })?.isServedAgain == true { return false }
    return isMaker(slot, a, made.before) || now.map { isMaker($0, b, made.after) } ?? false
  }
}
