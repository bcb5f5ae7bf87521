import LayoutModel

/// A cell of a Grid: the outermost modifier of a view in a row, or of one that is a row of its own.
struct GridCell {
  let grid: Int
  /// Those that it covers, from 0.
  var columns = 0..<0
  var rows = 0..<0
  /// The call in which it was served, 0 where that is not recorded.
  var served: Int64 = 0
  /// Placed, it is offered again what it was served; else its slot.
  var isServedAgain = false

  func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }
}

extension RecordedLayout {
  /// By the cell's outermost modifier; none where a trace does not record Grids' columns, before schema 1.3.0.
  func gridCells() throws -> [Int: GridCell] {
    guard nodes.contains(where: { $0.traits.contains(.isGrid) }) else { return [:] }
    var cells: [Int: GridCell] = [:]
    for row in try trace.rows(RecordedSources.query("cells"), keys).rows {
      guard let slot = index(row[0]), let grid = index(row[2]), let first = row[3].integer, let last = row[4].integer, first > 0, last >= first else {
        continue
      }
      let tracks = Int(clamping: first) - 1..<Int(clamping: last)
      var cell = cells[slot] ?? GridCell(grid: grid)
      if row[1].text == "w" { cell.columns = tracks } else { cell.rows = tracks }
      (cell.served, cell.isServedAgain) = (row[5].integer ?? 0, row[6].integer == 1)
      cells[slot] = cell
    }
    return cells
  }
}
