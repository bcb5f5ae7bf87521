import LayoutModel

/// Step 6 of a Grid: what cells over several columns add to their widths, in the order in which they were served.
///
/// 1. A cell lacks what it answered less the gaps inside it, less the widest own cell of each of its columns, and less all that was added
///    for earlier cells that share a column with it, in full, even where they added it outside of its columns.
/// 2. That is added in equal parts to the columns that have no width yet, but what cells over the very same columns gave them.
/// 3. Where there is none, to all it covers.
/// 4. What a cell lacks never grows (grid-div-53): what others need later can shrink, its own lack does not return (grid-div-12).
///
/// All four are as measured; the first makes overlapping cells stick out of their slots (grid-div-13, 38 and 40).
extension GridAlgorithm {
  /// After a group of cells was served.
  func spread(after group: ArraySlice<Int>) {
    if state.spanning.isEmpty {
      for index in group {
        let column = Int(state.cells[index].column)
        state[.horizontal][column].size = state[.horizontal][column].own
      }
      return
    }
    spread()
  }

  /// Begins anew with the columns' own widths.
  func spread() {
    for index in state.columns.indices { state[.horizontal][index].size = state.columns[index].own }
    state.added.removeAll(keepingCapacity: true)
    state.servedSpanning.removeAll { index in
      let cell = state.cells[index]
      let columns = cell.range(.horizontal)
      var lacking = cell.answer.size.width - state.inner(cell, .horizontal)
      for column in columns { lacking -= state.columns[column].own }
      for other in state.added where other.columns.overlaps(columns) { lacking -= other.width }
      if Fidelity.GridSpans.lackNeverGrows { lacking = min(lacking, cell.lacking) }
      if lacking > 0 { add(lacking, to: columns) }
      state.cells[index].lacking = lacking
      return !(lacking > 0)
    }
  }

  private func add(_ width: Double, to columns: Range<Int>) {
    func hasNone(_ column: Int) -> Bool {
      state.columns[column].own == 0 && !state.added.contains { $0.columns != columns && $0.columns.contains(column) }
    }
    let some = columns.filter(hasNone)
    let receivers = some.isEmpty ? Array(columns) : some
    for column in receivers { state[.horizontal][column].size += width / Double(receivers.count) }
    if let known = state.added.firstIndex(where: { $0.columns == columns }) {
      state.added[known].width += width
    } else {
      state.added.append((columns, width))
    }
  }
}

extension GridState {
  /// The length of the columns that are done with, as it counts while others are to be served: their own widths, and what cells over several lack.
  var widthsDone: Double {
    var done = columns.reduce(0) { $1.isDone ? $0 + $1.own : $0 }
    for index in servedSpanning { done += lackDone(cells[index]) }
    return done.isNaN ? .infinity : done
  }

  /// Whether a cell that lacks width covers the column, but begins before it.
  func isCoveredByLack(_ column: Int) -> Bool { servedSpanning.contains { cells[$0].range(.horizontal).dropFirst().contains(column) } }

  /// What of a cell's lack counts: nothing before the column it begins in is done with, then all of it. As long as another of its columns waits for
  /// a cell, the lack is taken off again for each that has cells of its own and waits for none, so that there may be more for the others than was left:
  ///
  ///     184 wide without gaps   | a  b  c |   a and c take 30 and 20, x answers 134 and lacks 84. a's column has 30 + 84 - 84 - 84, and
  ///                             | x  -  - |   c's 20: b is offered 184 + 34.
  ///
  /// As measured: grid-GX17 and grid-div-43, in grid-div-24 with no such column, in grid-GX9 and div-36 with one, in grid-div-35 and 56 with some.
  func lackDone(_ cell: Cell) -> Double {
    let covered = cell.range(.horizontal)
    guard columns[covered.lowerBound].isDone else { return 0 }
    guard Fidelity.GridSpans.lackIsTakenOff, covered.dropFirst().contains(where: { columns[$0].unserved > 0 }) else { return cell.lacking }
    let served = covered.count { columns[$0].takesPart && columns[$0].singles > 0 && columns[$0].unservedAlone == 0 }
    return cell.lacking * Double(1 - served)
  }
}
