import LayoutModel

/// Step 8 of a Grid: slots, what is offered in them and where a cell lies in its slot.
extension GridAlgorithm {
  /// The rectangle a cell may use: its columns and its row.
  func slot(_ cell: GridState.Cell) -> Rect {
    Rect(
      Point(state[.horizontal][Int(cell.column)].start, state[.vertical][Int(cell.row)].start),
      Size(state.extent(cell, .horizontal), state.extent(cell, .vertical)))
  }

  /// A cell that answered exactly its slot is offered again what it answered to; any other its slot.
  func placementProposal(_ cell: GridState.Cell) -> Proposal { fillsSlot(cell) ? cell.offered : Proposal(slot(cell).size) }

  private func fillsSlot(_ cell: GridState.Cell) -> Bool { slot(cell).size == cell.answer.size }

  /// Where a cell's corner goes, in the grid's space.
  func origin(_ cell: GridState.Cell, _ child: ViewSize) -> Point {
    let slot = slot(cell)
    func position(_ axis: Axis) -> Double {
      let inside: Double
      if let anchor = cell.anchor {
        inside = (slot.size[axis] - child.size[axis]) * anchor[axis]
      } else if cell.alignment.isTogether(axis), cell.span == 1 || axis == .vertical {
        inside = state[axis][cell.range(axis).lowerBound].line - pass.readGuide(cell.alignment[axis], cell.node, child)
      } else {
        inside = pass.origin(of: child, cell.node, in: slot.size, cell.alignment[axis])
      }
      // An infinite view in an infinite slot: their corners meet.
      return slot.origin[axis] + (inside.isNaN ? 0 : inside)
    }
    return Point(position(.horizontal), position(.vertical))
  }

  /// Where the lines lie by which cells are aligned with one another: as far from the edge as the cell that has most before it, and a row's text
  /// baseline as far from its bottom as the cell that has most below it. The slots stay as they are, so that such cells may stick out.
  func drawLines() {
    guard state.alignsTogether else { return }
    for axis in Axis.allCases {
      for index in state[axis].indices { (state[axis][index].line, state[axis][index].isLineFromEnd) = (0, false) }
    }
    for cell in state.cells where cell.anchor == nil {
      for axis in Axis.allCases where cell.alignment.isTogether(axis) && (cell.span == 1 || axis == .vertical) {
        let track = cell.range(axis).lowerBound
        let cellSize = measured(cell), guide = pass.guide(cell.alignment[axis], cell.node, cellSize)
        let isBaseline = Fidelity.gridBaselinesTouchBottom && [Guides.firstTextBaseline, Guides.lastTextBaseline].contains(cell.alignment[axis])
        let distance = isBaseline ? cellSize.size[axis] - guide : guide
        state[axis][track].line = max(state[axis][track].line, distance)
        state[axis][track].isLineFromEnd = isBaseline
      }
    }
    for axis in Axis.allCases {
      for index in state[axis].indices where state[axis][index].isLineFromEnd { state[axis][index].line = state[axis][index].size - state[axis][index].line }
    }
  }

  /// A cell as it will be placed.
  func measured(_ cell: GridState.Cell) -> ViewSize {
    let proposal = placementProposal(cell)
    return ViewSize(pass.measure(cell.node, proposal, GridReason.slot.code).size, proposal)
  }

  /// Places a cell in a row, or in the grid itself; `start` is that container's corner in the grid.
  func place(_ index: Int, in container: NodeID, at start: Point) {
    let cell = state.cells[index]
    let child = pass.beginPlacing(
      cell.node, placementProposal(cell), fillsSlot(cell) ? GridReason.again.code : SharedReason.place.vocabularyCode)
    let origin = origin(cell, child.viewSize)
    // Behind an infinite column or row everything begins at infinity, the row too.
    func inside(_ axis: Axis) -> Double { origin[axis] == start[axis] ? 0 : origin[axis] - start[axis] }
    let guides = cell.anchor == nil ? PlacingGuides(cell.alignment) : .none
    pass.finishPlacing(child, at: Point(inside(.horizontal), inside(.vertical)), by: guides, parent: container)
  }

  /// A row's rectangle: as wide as the grid, as high as its highest cell.
  func rectangle(ofRow node: NodeID) -> Rect {
    let first = state.firstCell(inRow: node)
    guard first < state.cells.count, pass.nodes[node].childCount > 0 else {
      // A row without cells is no row: nothing, below what stands before it.
      guard first > 0 else { return Rect(0, 0, state.size.width, 0) }
      let above = state[.vertical][Int(state.cells[first - 1].row)]
      return Rect(0, above.start + above.size, state.size.width, 0)
    }
    let row = state[.vertical][Int(state.cells[first].row)]
    return Rect(0, row.start, state.size.width, row.size)
  }
}
