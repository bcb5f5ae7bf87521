import LayoutModel

/// What the lengths in a Grid come from: a column is as wide as its widest cell, a row as high as its highest, the Grid as their sum.
/// What is not recorded of Grids, in traces from before schema 1.3.0, leaves their columns and rows out.
extension Influence {
  func arrangements(_ grid: Int, _ other: Int) -> (before: GridArrangement, after: GridArrangement)? {
    a.grids[grid].flatMap { before in b.grids[other].map { (before, $0) } }
  }

  // MARK: Columns and rows

  /// A column or row in both layouts, the later one where the cells went that stand in it first.
  func track(_ grid: Int, _ number: Int, _ axis: Axis) -> (before: GridArrangement.Track?, after: GridArrangement.Track?) {
    let before = a.grids[grid]?[axis], after = matching.later[grid].flatMap { b.grids[$0]?[axis] }
    let key = Quantity(node: grid, aspect: .track(number), axis: axis)
    let now = laterTracks[key] ?? later(grid, number, axis)
    laterTracks[key] = now
    return (before.flatMap { $0.indices.contains(number) ? $0[number] : nil }, after.flatMap { $0.indices.contains(now) ? $0[now] : nil })
  }

  private func later(_ grid: Int, _ number: Int, _ axis: Axis) -> Int {
    for slot in cells(in: grid, number, axis) {
      let view = a.nodes[slot].view
      guard let before = a.cells[slot], let now = matching.later[view], let after = b.cells[b.unit(of: now)[0]], after.grid == matching.later[grid] else {
        continue
      }
      if axis == .vertical { return after.row }
      if let was = before.columns, let isNow = after.columns, was.lowerBound == number { return isNow.lowerBound }
    }
    return number
  }

  private func cells(in grid: Int, _ number: Int, _ axis: Axis) -> [Int] {
    let key = Quantity(node: grid, aspect: .size, axis: axis)
    let tracks = trackCells[key] ?? trackCells(of: grid, axis)
    trackCells[key] = tracks
    return tracks.indices.contains(number) ? tracks[number] : []
  }

  private func trackCells(of grid: Int, _ axis: Axis) -> [[Int]] {
    let count = a.grids[grid]?[axis].count ?? 0
    var tracks = [[Int]](repeating: [], count: count)
    for slot in a.gridCells(in: grid) {
      for number in a.cells[slot]?.tracks(axis, count).clamped(to: 0..<count) ?? 0..<0 { tracks[number].append(slot) }
    }
    return tracks
  }

  func tracks(_ grid: Int, _ numbers: Range<Int>, _ axis: Axis) -> [Quantity] {
    numbers.map { Quantity(node: grid, aspect: .track($0), axis: axis) }
  }

  /// A column or row is as long as the longest cell in it: as far as that one differs, or the one that was the longest before. What it has more
  /// is from cells over several.
  func trackSources(_ grid: Int, _ other: Int, _ number: Int, _ axis: Axis) -> Sources {
    let (before, after) = track(grid, number, axis)
    var found = Sources()
    for maker in Set([before?.maker, after?.maker.flatMap { slot(ofLater: $0) }].compactMap { $0 }).sorted() {
      if matching.later[matched(maker)] == nil { found.roots += roots(ofUnit: maker, in: a) }
      found = found + made([maker], axis) + Sources(roots: resizing(matched(maker), axis))
    }
    if let maker = after?.maker, slot(ofLater: maker) == nil { found.roots += roots(ofUnit: maker, in: b) }
    let more = (before.map { $0.length - $0.took }, after.map { $0.length - $0.took })
    let cells = cells(in: grid, number, axis)
    if differs(more.0, more.1) {
      let over = cells.filter { a.cells[$0]?.columns?.count != 1 }
      found = found + Sources(roots: roots(ofLoneIn: grid, other) + spanning(grid, other)) + made(over, axis)
    }
    if !found.isEmpty { return found }
    found =
      Sources(roots: roots(ofLoneIn: grid, other))
      + first(sizes(cells, axis), [Quantity(node: grid, aspect: .proposal, axis: axis)], sizes(a.gridCells(in: grid), axis))
    return found.isEmpty ? Sources(roots: roots(grid, .size, axis)) : found
  }

  /// The sizes of cells; of one that was not placed as it was served, that is what makes its slot.
  private func made(_ cells: [Int], _ axis: Axis) -> Sources {
    let lengths = first(sizes(cells, axis))
    let slots = cells.filter { slot in !isServedAgain(slot) }
    func served(_ axis: Axis) -> [Quantity] { slots.map { Quantity(node: matched($0), aspect: .served, axis: axis) } }
    return lengths + (lengths.isEmpty ? first(served(axis), served(axis.cross)) : first(served(axis)))
  }

  /// In both layouts.
  private func isServedAgain(_ slot: Int) -> Bool {
    guard let now = laterSlot(slot) else { return false }
    return (a.cells[slot]?.isServedAgain ?? false) && (b.cells[now]?.isServedAgain ?? false)
  }

  func laterSlot(_ slot: Int) -> Int? { matching.later[a.nodes[slot].view].map { b.unit(of: $0)[0] } }

  /// Whether a cell's slot, which it is offered, is what it made itself: then it has its length from what is in it.
  func makesSlot(_ node: Int, _ axis: Axis) -> Bool {
    let slot = a.unit(of: node)[0]
    guard let cell = a.cells[slot], let count = a.grids[cell.grid]?[axis].count, !isServedAgain(slot) else { return false }
    let now = laterSlot(slot), covered = cell.tracks(axis, count)
    return covered.count > 1
      || covered.contains { number in
        let track = track(cell.grid, number, axis)
        return track.before?.maker == slot || track.after?.maker == now && now != nil
      }
  }

  // MARK: Sizes

  /// Of a Grid its columns or rows, of a row its cells.
  func gridSize(_ node: Int, _ other: Int, _ axis: Axis) -> Sources? {
    func areBoth(_ trait: Trait) -> Bool { a.nodes[node].traits.contains(trait) && b.nodes[other].traits.contains(trait) }
    switch () {
    case _ where areBoth(.isGrid):
      // A row or cell that is in one layout only makes a Grid larger without another being so.
      let lone = Sources(roots: roots(ofLoneIn: node, other) + roots(node, .size, axis))
      let lengths = arrangements(node, other).map { tracks(node, 0..<$0.before[axis].count, axis) } ?? sizes(a.gridCells(in: node), axis)
      var found = lone + first(lengths)
      if let arrangement = arrangements(node, other),
        differs(arrangement.before[axis].reduce(0) { $0 + $1.gap }, arrangement.after[axis].reduce(0) { $0 + $1.gap })
      {
        // Between its cells it keeps what they prefer.
        found.roots += a.gridCells(in: node).flatMap { roots(ofUnit: $0, in: a) } + b.gridCells(in: other).flatMap { roots(ofUnit: $0, in: b) }
        found.roots = Array(Set(found.roots)).sorted()
      }
      return found.isEmpty ? nil : found
    case _ where areBoth(.isGridRow):
      guard let grid = a.nodes[node].parent, matching.later[grid] == b.nodes[other].parent else { return nil }
      let lone = Sources(roots: roots(ofLoneIn: node, other))
      if axis == .horizontal { return lone + first([Quantity(node: grid, aspect: .size, axis: axis)]) }
      let row = a.nodes[node].children.first.flatMap { a.cells[$0] }?.row
      guard let row, arrangements(grid, matching.later[grid] ?? 0) != nil else { return lone + first(sizes(a.nodes[node].children, axis)) }
      return lone + first(tracks(grid, row..<row + 1, axis), sizes(a.nodes[node].children, axis))
    default: return nil
    }
  }
}

extension Influence {
  func sizes(_ cells: [Int], _ axis: Axis) -> [Quantity] { cells.map { Quantity(node: matched($0), aspect: .size, axis: axis) } }

  /// A cell whose outermost modifier came or went is still the same view.
  func matched(_ slot: Int) -> Int { matching.later[slot] == nil ? a.nodes[slot].view : slot }

  /// Differences of the modifiers around a view in one layout only that make it longer or shorter.
  func resizing(_ view: Int, _ axis: Axis) -> [Int] {
    func around(_ side: RecordedLayout, _ start: Int, _ isMatched: (Int) -> Bool, _ roots: (Int) -> [Int]) -> [Int] {
      var found: [Int] = [], inner = start
      while let parent = side.nodes[inner].parent, !isMatched(parent) {
        if differs(side.nodes[parent].place?.frame.size[axis], side.nodes[inner].place?.frame.size[axis]) { found += roots(parent) }
        inner = parent
      }
      return found
    }
    guard let other = matching.later[view] else { return [] }
    return around(a, view, { matching.later[$0] != nil }, rootsBefore) + around(b, other, { matching.earlier[$0] != nil }, rootsAfter)
  }

  /// The cell of the first layout that is one of the second.
  func slot(ofLater cell: Int) -> Int? { matching.earlier[b.nodes[cell].view].map { a.unit(of: $0)[0] } }

  /// Differences of what cells say to their Grid: who is served first, and how many columns they cover.
  func spanning(_ grid: Int, _ other: Int) -> [Int] {
    func isAdvice(_ traits: Traits) -> Bool { traits.contains(.advisesGrid) || traits.contains(.setsPriority) }
    func named(_ side: RecordedLayout, _ grid: Int, _ roots: (Int) -> [Int]) -> [Int] {
      side.gridCells(in: grid).flatMap { cell in side.unit(of: cell).filter { isAdvice(side.nodes[$0].traits) }.flatMap(roots) }
    }
    return Array(Set(named(a, grid, rootsBefore) + named(b, other, rootsAfter))).sorted()
  }

  /// Differences of children that are in one layout only; of a Grid also those of its rows' cells.
  func roots(ofLoneIn node: Int, _ other: Int) -> [Int] {
    func inside(_ side: RecordedLayout, _ node: Int) -> [Int] {
      side.nodes[node].children.flatMap { side.nodes[$0].traits.contains(.isGridRow) ? [$0] + side.nodes[$0].children : [$0] }
    }
    return inside(a, node).filter { matching.later[a.nodes[$0].view] == nil }.flatMap { roots(ofUnit: $0, in: a) }
      + inside(b, other).filter { matching.earlier[b.nodes[$0].view] == nil }.flatMap { roots(ofUnit: $0, in: b) }
  }
}
