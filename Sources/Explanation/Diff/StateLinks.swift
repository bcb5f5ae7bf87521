import LayoutModel
import Platform

/// A state that differs between two layouts.
struct StateLink {
  /// Of the differences.
  let root: Int
  let name: String
  /// Its values, where it is a size.
  let before: Size?
  let after: Size?
  /// The views that write their sizes to it, by index in each layout.
  let readers: (before: Int?, after: Int?)

  init(_ root: Int, _ name: String, _ a: RecordedLayout, _ b: RecordedLayout) {
    func size(_ side: RecordedLayout) -> Size? { SceneDifference.object(side.pass.state)?[name]?.size }
    (self.root, self.name, before, after, readers) = (root, name, size(a), size(b), (a.reader(into: name), b.reader(into: name)))
  }
}

/// What the values of states come from, and what is computed from them.
struct StateLinks {
  let pair: LayoutPair

  /// A size that was read is that of the view that was read, where both layouts have settled; or the reader is in one scene only. Else it is
  /// a difference of its own: of a pass before the size was written, or of what a pass sets.
  func sources(of state: StateLink, _ axis: Axis) -> Sources {
    switch state.readers {
    case (let before?, let after?) where pair.matching.later[before] == after:
      let size = Quantity(node: before, aspect: .size, axis: axis), values = pair.values(size)
      let isRead = !pair.differs(values.before, state.before?[axis]) && !pair.differs(values.after, state.after?[axis])
      return isRead ? Sources(numbers: [size]) : Sources(roots: [state.root])
    case (let before?, nil): return Sources(roots: loneRoots(before, pair.a, pair.ownRoots(before:)) ?? [state.root])
    case (nil, let after?): return Sources(roots: loneRoots(after, pair.b, pair.ownRoots(after:)) ?? [state.root])
    default: return Sources(roots: [state.root])
    }
  }

  /// The differences of a node that is in one layout only, or of what it came or went with.
  private func loneRoots(_ node: Int, _ side: RecordedLayout, _ roots: (Int) -> [Int]) -> [Int]? {
    var next: Int? = node
    while let index = next {
      let found = roots(index).filter { pair.differences[$0].kind == .added || pair.differences[$0].kind == .removed }
      if !found.isEmpty { return found }
      next = side.nodes[index].parent
    }
    return nil
  }

  /// What a difference comes from that is none of the scenes: of a number that code computes the differences that make it so, of an expression what it reads.
  func sources(ofComputed root: Int) -> Sources { pair.makers[root].map { Sources(roots: $0) } ?? formulaSources(root) }

  /// What an expression reads of the states that differ; nothing where it reads none, or the difference is no computed one.
  private func formulaSources(_ root: Int) -> Sources {
    let difference = pair.differences[root]
    var found = Sources()
    for parts in difference.names {
      guard let name = parts.first, let index = pair.states.firstIndex(where: { $0.name == name }) else { continue }
      let axis = parts.count > 1 ? Axis.allCases.first { $0.dimension == parts[1] } : nil
      if let axis, pair.states[index].before != nil, pair.states[index].after != nil {
        let length = Quantity(node: 0, aspect: .state(index), axis: axis), values = pair.values(length)
        if pair.differs(values.before, values.after), !found.numbers.contains(length) { found.numbers.append(length) }
      } else if !found.roots.contains(pair.states[index].root) {
        found.roots.append(pair.states[index].root)
      }
    }
    return narrowed(found, difference)
  }

  /// The larger of two sizes is the one that it is: where the value of an argument is that of a length it reads, in both layouts, it is from that.
  private func narrowed(_ sources: Sources, _ difference: SceneDifference) -> Sources {
    guard let name = difference.argument, let before = difference.nodes.before, let after = difference.nodes.after,
      let was = pair.a.nodes[before].arguments.first(where: { $0.name == name })?.number,
      let now = pair.b.nodes[after].arguments.first(where: { $0.name == name })?.number
    else { return sources }
    let same = sources.numbers.filter { !pair.differs(pair.values($0).before, was) && !pair.differs(pair.values($0).after, now) }
    return same.isEmpty ? sources : Sources(numbers: same)
  }

  /// Whether it is no difference of the scenes: a number that is computed from others, or a state that follows from a size or a reader.
  func isConsequence(_ root: Int) -> Bool {
    if !sources(ofComputed: root).isEmpty { return true }
    guard let state = pair.states.first(where: { $0.root == root }), let before = state.before, let after = state.after else { return false }
    return Axis.allCases.filter { pair.differs(before[$0], after[$0]) }.allSatisfy { !sources(of: state, $0).roots.contains(root) }
  }
}
