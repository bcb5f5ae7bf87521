import LayoutModel

/// Steps 6 and 7 of a Grid: what cells over several columns add to their widths, in the order in which they were served.
///
/// 1. A cell lacks what it answered less the gaps inside it, less the widest own cell of each of its columns, and less all that was added
///    for earlier cells that share a column with it, in full, even where they added it outside of its columns.
/// 2. That is added in equal parts to the columns that have no width yet, but what cells over the very same columns gave them.
/// 3. Where there is none: while cells are being served to the column it starts in, at the end to all it covers.
/// 4. A cell that lacks nothing once is out of it: what others need later can shrink, its own lack does not return (grid-div-12).
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
    spreadAnew { $0.lowerBound..<$0.lowerBound + 1 }
  }

  /// At the end.
  func spreadFinally() { spreadAnew { $0 } }

  private func spreadAnew(_ otherwise: (Range<Int>) -> Range<Int>) {
    for index in state.columns.indices { state[.horizontal][index].size = state.columns[index].own }
    state.added.removeAll(keepingCapacity: true)
    state.servedSpanning.removeAll { index in
      let cell = state.cells[index]
      let columns = cell.range(.horizontal)
      var lacking = cell.answer.size.width - state.inner(cell, .horizontal)
      for column in columns { lacking -= state.columns[column].own }
      for other in state.added where other.columns.overlaps(columns) { lacking -= other.width }
      if lacking > 0 { add(lacking, to: columns, otherwise) }
      return !(lacking > 0)
    }
  }

  private func add(_ width: Double, to columns: Range<Int>, _ otherwise: (Range<Int>) -> Range<Int>) {
    func hasNone(_ column: Int) -> Bool {
      state.columns[column].own == 0 && !state.added.contains { $0.columns != columns && $0.columns.contains(column) }
    }
    let some = columns.filter(hasNone)
    let receivers = some.isEmpty ? Array(otherwise(columns)) : some
    for column in receivers { state[.horizontal][column].size += width / Double(receivers.count) }
    if let known = state.added.firstIndex(where: { $0.columns == columns }) {
      state.added[known].width += width
    } else {
      state.added.append((columns, width))
    }
  }
}
