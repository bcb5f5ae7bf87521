import LayoutModel

/// Step 3 of a stack: the order in which children are served, and the probes it takes to know it.
extension StackAlgorithm {
  /// Flexibility is probed only where it is compared: between children of the same priority, each child once.
  func prioritize(_ cross: Double?) {
    let (members, order) = (state.members, state.order)
    state.probed = .all
    for index in members.indices {
      (members[index].minimum, members[index].maximum) = (.nan, .nan)
      // From source order each time: an order kept from the last proposal would let ties depend on what was asked before.
      order[index] = Int32(index)
    }
    if members.count <= 32 { insertionSort(cross) } else { stableSort(cross) }
    // The minimum of each child below the highest priority is held back for it.
    guard let first = order.first else { return }
    for position in order.indices.reversed() {
      let index = Int(order[position])
      if members[index].priority == members[Int(first)].priority { break }
      if members[index].minimum.isNaN { members[index].minimum = probe(index, 0, cross, .reserve) }
    }
  }

  private func insertionSort(_ cross: Double?) {
    let order = state.order
    for next in order.indices.dropFirst() {
      let moving = order[next]
      var position = next
      while position > 0, isServed(Int(moving), before: Int(order[position - 1]), cross) {
        order[position] = order[position - 1]
        position -= 1
      }
      order[position] = moving
    }
  }

  private func stableSort(_ cross: Double?) {
    var order = state.order
    order.sort { a, b in
      if isServed(Int(a), before: Int(b), cross) { return true }
      return isServed(Int(b), before: Int(a), cross) ? false : a < b
    }
  }

  private func isServed(_ a: Int, before b: Int, _ cross: Double?) -> Bool {
    let members = state.members
    if members[a].priority != members[b].priority { return members[a].priority > members[b].priority }
    let (mine, other) = (flexibility(a, cross), flexibility(b, cross))
    if mine != other { return mine < other }
    // Both infinite: the larger minimum first (measured, stack-ties).
    return mine == .infinity && members[a].minimum > members[b].minimum
  }

  private func flexibility(_ index: Int, _ cross: Double?) -> Double {
    let members = state.members
    if members[index].minimum.isNaN { members[index].minimum = probe(index, 0, cross, .minimum) }
    if members[index].maximum.isNaN { members[index].maximum = probe(index, .infinity, cross, .maximum) }
    let range = members[index].maximum - members[index].minimum
    return range.isNaN ? 0 : range
  }

  private func probe(_ index: Int, _ main: Double, _ cross: Double?, _ reason: StackReason) -> Double {
    if pass.usesRanges {
      let known = pass.tree.length(axis, at: main == 0 ? .minimum : .maximum, of: subviews.id(index))
      if known.holds(cross) {
        state.probed.formIntersection(known.range)
        return known.length
      }
    }
    let length = pass.measure(subviews.id(index), Proposal(axis, main: main, cross: cross), reason.code(axis)).size[axis]
    if pass.usesRanges { state.probed.formIntersection(pass.range[axis.cross]) }
    return length
  }
}
