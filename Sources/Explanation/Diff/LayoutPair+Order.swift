import LayoutModel

/// The order in which a stack or Grid serves its children: the sources of its being another one in the second layout, none where it is the same.
extension LayoutPair {
  /// A child that is in both layouts.
  private struct Member {
    let view: Int
    let before: RecordedLayout.Share
    let after: RecordedLayout.Share
  }

  /// Another priority says itself who is served earlier, and so does a child that is new or gone. Else the turns of those changed that can be shorter or longer
  /// than before.
  func order(of holder: Int, _ axis: Axis) -> Sources {
    if let known = orders[holder] { return known }
    guard let other = matching.later[holder] else { return Sources() }
    let order = a.nodes[holder].traits.contains(.isGrid) ? gridOrder(holder, other) : stackOrder(holder, other, axis)
    orders[holder] = order
    return order
  }

  private func stackOrder(_ stack: Int, _ around: Int, _ axis: Axis) -> Sources {
    var order = Sources(), members: [Member] = []
    let later = Dictionary(b.nodes[around].children.map { (b.nodes[$0].view, $0) }) { $1 }
    var met: Set<Int> = []
    for child in a.nodes[stack].children {
      let view = a.nodes[child].view
      guard let partner = matching.later[view].flatMap({ later[$0] }) else {
        order.roots += roots(ofUnit: child, in: a)
        continue
      }
      met.insert(partner)
      guard let was = a.shares[child], let isNow = b.shares[partner] else { continue }
      members.append(Member(view: view, before: was, after: isNow))
      if was.priority != isNow.priority {
        let named = roots(ofUnit: child, in: a) { $0.contains(.setsPriority) } + roots(ofUnit: partner, in: b) { $0.contains(.setsPriority) }
        order.roots += named.isEmpty ? roots(ofUnit: child, in: a) + roots(ofUnit: partner, in: b) : named
      }
    }
    for child in b.nodes[around].children where !met.contains(child) { order.roots += roots(ofUnit: child, in: b) }
    order.roots = Array(Set(order.roots)).sorted()
    if order.roots.isEmpty { order.numbers = changedTurns(members, axis) }
    return order
  }

  private func changedTurns(_ members: [Member], _ axis: Axis) -> [Quantity] {
    let (before, after) = (members.sorted { $0.before.turn < $1.before.turn }, members.sorted { $0.after.turn < $1.after.turn })
    let moved = zip(before, after).filter { $0.view != $1.view }.map(\.0)
    let changed = moved.filter { differs($0.before.minimum, $0.after.minimum) || differs($0.before.maximum, $0.after.maximum) }
    return (changed.isEmpty ? moved : changed).prefix(16).map { member in
      turns[member.view] = (Double(member.before.turn), Double(member.after.turn))
      return Quantity(node: member.view, aspect: .turn, axis: axis)
    }
  }

  /// How short and how long a view can be hangs on what is in it, and on what is offered across the stack.
  func rangeSources(_ node: Int, _ other: Int, _ axis: Axis) -> Sources {
    let slot = a.unit(of: node)[0], now = b.unit(of: other)[0]
    let inside = (slot...a.nodes[a.nodes[slot].view].last).flatMap(rootsBefore) + (now...b.nodes[b.nodes[now].view].last).flatMap(rootsAfter)
    let found = Array(Set(inside + inner(slot))).sorted()
    return found.isEmpty ? first([Quantity(node: node, aspect: .proposal, axis: axis.cross)]) : Sources(roots: found)
  }

  // MARK: Grids

  /// The advice of cells to their Grid decides who is served first; so do cells that are new or gone where there are other columns for it, or others stand in
  /// another column; else the turns of those cells changed in which something differs.
  private func gridOrder(_ grid: Int, _ other: Int) -> Sources {
    var order = Sources(), served: [(slot: Int, before: Int64, after: Int64)] = [], isShifted = false
    for (slot, cell) in gridCells[grid] ?? [] {
      guard let now = laterSlot(slot).flatMap({ b.cells[$0] }) else { continue }
      if now.columns != cell.columns { isShifted = true }
      if now.grid == other { served.append((slot, cell.served, now.served)) }
    }
    order.roots = spanning(grid, other)
    if isShifted || Axis.allCases.contains(where: { made.before.of(grid, .size, $0).count != made.after.of(other, .size, $0).count }) {
      order.roots = Array(Set(order.roots + roots(ofLoneIn: grid, other))).sorted()
    }
    let before = served.sorted { $0.before < $1.before }.map(\.slot), after = served.sorted { $0.after < $1.after }.map(\.slot)
    let place = Dictionary(merging: zip(after, 1...).map { ($0, $1) })
    let moved = zip(before, 1...).filter { place[$0] != $1 }
    let changed = moved.filter { slot, _ in matching.later[matched(slot)].map { !rangeSources(matched(slot), $0, .horizontal).roots.isEmpty } ?? false }
    order.numbers = (changed.isEmpty ? moved : changed).sorted { $0.0 < $1.0 }.prefix(16).map { slot, turn in
      turns[matched(slot)] = (Double(turn), Double(place[slot] ?? turn))
      return Quantity(node: matched(slot), aspect: .turn, axis: .horizontal)
    }
    return order
  }

  /// A cell whose outermost modifier came or went is still the same view.
  private func matched(_ slot: Int) -> Int { matching.later[slot] == nil ? a.nodes[slot].view : slot }

  /// Differences of what cells say to their Grid: who is served first, and how many columns they cover.
  private func spanning(_ grid: Int, _ other: Int) -> [Int] {
    func isAdvice(_ traits: Traits) -> Bool { traits.contains(.advisesGrid) || traits.contains(.setsPriority) }
    func named(_ side: RecordedLayout, _ grid: Int) -> [Int] {
      side.cells.filter { $0.value.grid == grid }.keys.flatMap { roots(ofUnit: $0, in: side, where: isAdvice) }
    }
    return Array(Set(named(a, grid) + named(b, other))).sorted()
  }

  /// Differences of rows and cells that are in one layout only.
  private func roots(ofLoneIn grid: Int, _ other: Int) -> [Int] {
    func inside(_ side: RecordedLayout, _ node: Int) -> [Int] {
      side.nodes[node].children.flatMap { side.nodes[$0].traits.contains(.isGridRow) ? [$0] + side.nodes[$0].children : [$0] }
    }
    return inside(a, grid).filter { matching.later[a.nodes[$0].view] == nil }.flatMap { roots(ofUnit: $0, in: a) }
      + inside(b, other).filter { matching.earlier[b.nodes[$0].view] == nil }.flatMap { roots(ofUnit: $0, in: b) }
  }
}
