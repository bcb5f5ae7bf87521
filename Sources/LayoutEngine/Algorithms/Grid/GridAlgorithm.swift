import LayoutModel

/// Grid: rows of cells that share their columns.
///
/// 1. Children are read in source order. A GridRow is a row of cells, which take columns from left to right; any other child is a row
///    of its own and spans all columns (`GridSetup`).
/// 2. The gap before a column or row is the explicit spacing, else the largest distance that two cells meeting there prefer.
/// 3. The last proposal again: the arrangement stands, nobody is asked. nil x nil: every cell is offered nil x nil.
/// 4. Else every cell is asked at 0 x 0 and at infinity x infinity. Served first is the higher priority; in it who is boundless on fewer
///    axes; then who can grow less, where of two boundless ones the one with the larger minimum does, as in a stack (grid-div-34); then
///    who is sized on the axes that are proposed (grid-div-10). Cells that do not differ are a group and are served together.
/// 5. A cell of one column is offered an equal share of what is left for the columns that are still open (`GridLevel`), and at least what
///    the widest of its column's own cells took; one of several columns a share for each and the gaps inside it, and at least their
///    present width; a view that is no row all that no higher priority took. Rows alike. An unsized axis gets that least alone. If the
///    grid was proposed infinity, everyone is.
/// 6. A column is as wide as the widest of its own cells, and what spanning cells add to it, anew after each group (`GridSpans`).
/// 7. Columns and rows are lined up; the grid is as large as they are together, whatever it was offered.
/// 8. Placed, a cell is offered its slot, and lies in it by its anchor, else by its column's and its row's alignment (`GridPlacement`).
struct GridAlgorithm {
  let state: GridState
  let pass: LayoutPass

  /// 3
  func arrange(_ proposal: Proposal) {
    if state.last == proposal { return }
    state.clear()
    state.arrangedBy = pass.current
    if proposal == .unspecified {
      for index in state.cells.indices { answer(index, .unspecified, .ideal) }
      spread()
    } else {
      serve(order(proposal), proposal)
    }
    for axis in Axis.allCases {
      lineUp(axis)
      record(axis)
    }
    state.last = proposal
  }

  // MARK: 4

  private func order(_ proposal: Proposal) -> [Int] {
    for index in state.cells.indices {
      let node = state.cells[index].node
      let minimum = pass.measure(node, Proposal(0, 0), GridReason.minimum.code).size
      let maximum = pass.measure(node, Proposal(.infinity, .infinity), GridReason.maximum.code).size
      var (boundless, flexibility) = (0, 0.0)
      for axis in Axis.allCases where proposal[axis] != nil {
        if maximum[axis] == .infinity { boundless += 1 } else { flexibility += maximum[axis] }
        flexibility -= minimum[axis]
      }
      (state.cells[index].boundless, state.cells[index].flexibility) = (boundless, flexibility)
      let proposed = Axis.allCases.filter { proposal[$0] != nil || !Fidelity.GridSpans.unsizedCountsWhereProposed }
      state.cells[index].yields = proposed.contains { state.cells[index].unsized.contains($0) }
    }
    let cells = state.cells
    return cells.indices.sorted { a, b in
      if cells[a].isServed(before: cells[b]) { return true }
      return cells[b].isServed(before: cells[a]) ? false : a < b
    }
  }

  private func serve(_ order: [Int], _ proposal: Proposal) {
    var start = 0
    var columns = GridLevel(.horizontal, proposal, state)
    var rows = GridLevel(.vertical, proposal, state)
    var columnRecord = GridRecord(columns, proposal.width, state, pass)
    var rowRecord = GridRecord(rows, proposal.height, state, pass)
    while start < order.count {
      let first = state.cells[order[start]]
      if start == 0 || first.priority < state.cells[order[start - 1]].priority {
        let level = order[start...].prefix { state.cells[$0].priority == first.priority }
        columns.begin(level, state)
        rows.begin(level, state)
        columnRecord?.begin(level, columns)
        rowRecord?.begin(level, rows)
      }
      let group = order[start...].prefix { !first.isServed(before: state.cells[$0]) }
      let (width, height) = (columns.share, rows.share)
      for index in group {
        let cell = state.cells[index]
        answer(index, Proposal(offer(cell, columns, width), offer(cell, rows, height)), reason(cell))
        columnRecord?.widen(index)
      }
      spread(after: group)
      let (isColumnNew, isRowNew) = (columns.end(group, state), rows.end(group, state))
      start = group.endIndex
      if start < order.count, state.cells[order[start]].priority == first.priority {
        columnRecord?.end(group, columns, isNew: isColumnNew)
        rowRecord?.end(group, rows, isNew: isRowNew)
      }
    }
  }

  // MARK: 5

  private func offer(_ cell: GridState.Cell, _ level: GridLevel, _ share: Double) -> Double? {
    guard let free = level.free else { return nil }
    if free == .infinity { return free }
    let isUnsized = cell.unsized.contains(level.axis)
    if level.axis == .vertical || cell.span == 1 {
      let own = state[level.axis][cell.range(level.axis).lowerBound].own
      return isUnsized ? own : max(share, own)
    }
    let present = state.extent(cell, level.axis)
    let inner = state.inner(cell, level.axis)
    // Shares are added one by one: what that loses in rounding decides whether a column is taken for one without width (grid-div-23).
    let offered = cell.isInRow ? cell.range(level.axis).reduce(inner) { sum, _ in sum + share } : free - level.taken + inner
    return isUnsized || !(offered > present) ? present : offered
  }

  private func reason(_ cell: GridState.Cell) -> GridReason { cell.unsized != [] ? .unsized : cell.span > 1 ? .span : .share }

  private func answer(_ index: Int, _ proposal: Proposal, _ reason: GridReason) {
    let answer = pass.measure(state.cells[index].node, proposal, reason.code)
    state.cells[index].offered = proposal
    state.cells[index].answer = answer
    if state.cells[index].span > 1 {
      state.servedSpanning.append(index)
      state.cells[index].lacking = .infinity
    }
    for axis in Axis.allCases where axis == .vertical || state.cells[index].span == 1 {
      let track = state.cells[index].range(axis).lowerBound
      state[axis][track].pending -= 1
      if answer.size[axis] > state[axis][track].own { (state[axis][track].own, state[axis][track].cell) = (answer.size[axis], Int32(index)) }
      // A row is as high as it will be at once, a column as wide when its whole group is served.
      if axis == .vertical { state[axis][track].size = state[axis][track].own }
    }
  }

  // MARK: 7

  private func lineUp(_ axis: Axis) {
    var end = 0.0
    for index in state[axis].indices {
      end += state[axis][index].gap
      state[axis][index].start = end.isNaN ? 0 : end
      end += state[axis][index].size
    }
    state.size[axis] = end > 0 ? end : 0
  }
}

extension GridState.Cell {
  /// Neither before the other: they are served together.
  func isServed(before other: Self) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if boundless != other.boundless { return boundless < other.boundless }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return !yields && other.yields
  }
}
