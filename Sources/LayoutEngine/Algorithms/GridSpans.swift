import LayoutModel

/// Steps 6 and 7 of a Grid: what cells over several columns add to their widths.
extension GridAlgorithm {
  /// What the served spanning cells lack goes to their columns with cells of their own to come, else to those without any, else to all.
  func spread(after group: ArraySlice<Int>) {
    if state.spanning.isEmpty {
      for index in group {
        let column = Int(state.cells[index].column)
        state[.horizontal][column].size = state[.horizontal][column].own
      }
      return
    }
    for index in state[.horizontal].indices { state[.horizontal][index].size = state[.horizontal][index].own }
    for index in state.spanning where state.cells[index].isServed {
      widen(state.cells[index], { $0.pending > 0 }, orElse: { $0.singles == 0 })
    }
  }

  /// Anew, and to the columns without cells of their own, else to all; what a view that is no row lacks always to all.
  func spreadFinally() {
    for index in state[.horizontal].indices { state[.horizontal][index].size = state[.horizontal][index].own }
    for index in state.spanning {
      let cell = state.cells[index]
      widen(cell) { cell.isInRow && $0.singles == 0 }
    }
  }

  /// Adds what a cell lacks in equal parts to the columns that `first` picks, else to those `second` picks, else to all it covers.
  private func widen(_ cell: GridState.Cell, _ first: (GridState.Track) -> Bool, orElse second: (GridState.Track) -> Bool = { _ in false }) {
    let columns = cell.range(.horizontal)
    let lacking = cell.answer.size.width - columns.reduce(state.inner(cell, .horizontal)) { $0 + state[.horizontal][$1].size }
    guard lacking > 0 else { return }
    let (one, two) = (columns.count { first(state[.horizontal][$0]) }, columns.count { second(state[.horizontal][$0]) })
    let part = lacking / Double(one > 0 ? one : two > 0 ? two : columns.count)
    for column in columns where one > 0 ? first(state[.horizontal][column]) : two == 0 || second(state[.horizontal][column]) {
      state[.horizontal][column].size += part
    }
  }
}
