import LayoutModel

/// What the cells of a Grid are offered, and what that comes from.
extension Influence {
  /// A cell in both layouts, of the same Grid.
  private struct Cell {
    let slot: Int
    let cell: (before: GridCell, after: GridCell)
    /// nil: a trace does not record it.
    let arrangement: (before: GridArrangement, after: GridArrangement)?
    var grid: Int { cell.before.grid }
  }

  private func cell(_ slot: Int, _ now: Int) -> Cell? {
    guard let before = a.cells[slot], let after = b.cells[now], matching.later[before.grid] == after.grid else { return nil }
    return Cell(slot: slot, cell: (before, after), arrangement: arrangements(before.grid, after.grid))
  }

  /// What a cell is offered: its slot, which the cells in it make; or, where it fills that, what it was served: a share of what the Grid is
  /// proposed, without what was taken before.
  func gridOffer(to slot: Int, _ now: Int, _ axis: Axis) -> Sources? {
    guard let cell = cell(slot, now) else { return nil }
    let proposal = Quantity(node: cell.grid, aspect: .proposal, axis: axis)
    guard let arrangement = cell.arrangement else {
      return Sources(roots: roots(cell.grid, .proposal, axis)) + first([proposal] + sizes(a.gridCells(in: cell.grid).filter { $0 != slot }, axis))
    }
    var found = Sources()
    if !cell.cell.before.isServedAgain || !cell.cell.after.isServedAgain {
      // One that fills its slot in one layout is not offered what it made itself.
      let own = tracks(cell.grid, cell.cell.before.tracks(axis, arrangement.before[axis].count), axis)
      found = found + first(own)
    }
    if cell.cell.before.isServedAgain || cell.cell.after.isServedAgain { found = found + share(cell, axis) }
    if !found.isEmpty { return found }
    let rest = Sources(roots: roots(cell.grid, .proposal, axis)) + first([proposal], sizes(a.gridCells(in: cell.grid), axis))
    return rest.isEmpty ? nil : rest
  }

  private func share(_ cell: Cell, _ axis: Axis) -> Sources {
    let grid = cell.grid, other = cell.cell.after.grid
    var found = first([Quantity(node: grid, aspect: .proposal, axis: axis)])
    found.roots += roots(grid, .proposal, axis) + spanning(grid, other)
    found.numbers += reordering(cell)
    if let arrangement = cell.arrangement, arrangement.before[axis].count != arrangement.after[axis].count { found.roots += roots(ofLoneIn: grid, other) }
    let key = Quantity(node: grid, aspect: .size, axis: axis)
    let takers = gridTakers[key] ?? takers(grid, other, axis)
    gridTakers[key] = takers
    let own = matched(cell.slot)
    func counts(_ taker: GridTaker) -> Bool {
      let cell = taker.isLater ? cell.cell.after : cell.cell.before
      return taker.quantity?.node != own && taker.first <= cell.served && taker.column.map { axis == .vertical || cell.columns?.contains($0) ?? true } ?? true
    }
    // Those that came first are enough, as in a stack.
    let before = takers.lazy.filter(counts).prefix(64)
    var seen: Set<Quantity> = []
    for taker in before {
      if let quantity = taker.quantity, differs(quantity), seen.insert(quantity).inserted { found.numbers.append(quantity) }
      found.roots += taker.roots
    }
    found.roots = Array(Set(found.roots)).sorted()
    return found
  }

  /// The turns of cells that are served before this one in one layout, and after it in the other. By how much a cell can grow says when it is
  /// served: of those whose turn changed it is those in which something differs.
  private func reordering(_ cell: Cell) -> [Quantity] {
    let order = gridOrders[cell.grid] ?? order(in: cell.grid)
    gridOrders[cell.grid] = order
    guard order.isReordered, let own = order.turns[cell.slot] else { return [] }
    let moved = order.turns.filter { ($0.value.before < own.before) != ($0.value.after < own.after) && $0.key != cell.slot }.map(\.key)
    if moved.isEmpty { return [] }
    let changed = (moved + [cell.slot]).filter { order.changed.contains($0) }
    return (changed.isEmpty ? moved : changed).sorted().prefix(16).map { slot in
      turns[matched(slot)] = order.turns[slot].map { (Double($0.before), Double($0.after)) }
      return Quantity(node: matched(slot), aspect: .turn, axis: .horizontal)
    }
  }

  /// How the cells of a Grid are served that are in both layouts.
  struct GridOrder {
    var turns: [Int: (before: Int, after: Int)] = [:]
    var isReordered = false
    /// Those in which something differs.
    var changed: Set<Int> = []
  }

  private func order(in grid: Int) -> GridOrder {
    let served = a.gridCells(in: grid).compactMap { slot in
      a.cells[slot].flatMap { before in laterSlot(slot).flatMap { b.cells[$0] }.map { (slot: slot, before: before.served, after: $0.served) } }
    }
    var order = GridOrder()
    for (turn, cell) in served.sorted(by: { $0.before < $1.before }).enumerated() { order.turns[cell.slot] = (turn + 1, 0) }
    for (turn, cell) in served.sorted(by: { $0.after < $1.after }).enumerated() { order.turns[cell.slot]?.after = turn + 1 }
    order.isReordered = order.turns.values.contains { $0.before != $0.after }
    if order.isReordered {
      order.changed = Set(
        order.turns.keys.filter { slot in matching.later[matched(slot)].map { !rangeSources(matched(slot), $0, .horizontal).roots.isEmpty } ?? false })
    }
    return order
  }

  /// What was taken of a Grid's length, as far as it differs.
  struct GridTaker {
    let isLater: Bool
    let first: Int64
    let column: Int?
    /// nil: a cell that is in one layout only, with the differences that it is from.
    let quantity: Quantity?
    let roots: [Int]
  }

  private func takers(_ grid: Int, _ other: Int, _ axis: Axis) -> [GridTaker] {
    let before = a.grids[grid]?.takers(axis) ?? [], after = b.grids[other]?.takers(axis) ?? []
    return before.compactMap { taker($0, $0.cell, a, isLater: false, axis) } + after.compactMap { taker($0, slot(ofLater: $0.cell), b, isLater: true, axis) }
  }

  private func taker(_ taker: GridArrangement.Taker, _ slot: Int?, _ side: RecordedLayout, isLater: Bool, _ axis: Axis) -> GridTaker? {
    var size: Quantity?
    if let slot, matching.later[matched(slot)] != nil { size = Quantity(node: matched(slot), aspect: .size, axis: axis) }
    let roots = size.map { resizing($0.node, axis) } ?? roots(ofUnit: taker.cell, in: side)
    if let size, !differs(size), roots.isEmpty { return nil }
    return GridTaker(isLater: isLater, first: taker.first, column: taker.column, quantity: size, roots: roots)
  }

  /// What a cell was offered while its Grid was divided, by the cell or its view.
  func served(_ node: Int, _ axis: Axis) -> (before: Double?, after: Double?) {
    let slot = a.unit(of: node)[0]
    return (a.cells[slot]?.offered[axis], laterSlot(slot).flatMap { b.cells[$0] }?.offered[axis])
  }

  func servedSources(_ node: Int, _ other: Int, _ axis: Axis) -> Sources {
    cell(a.unit(of: node)[0], b.unit(of: other)[0]).map { share($0, axis) } ?? Sources()
  }
}
