import LayoutModel
import TraceStore

/// How a Grid came out; traces from before schema 1.3.0 say nothing of it.
struct GridArrangement {
  /// A column or a row.
  struct Track {
    let gap: Double
    let length: Double
    /// The longest of the cells that lie in it alone, and what it took.
    let maker: Int?
    let took: Double
  }

  /// What was gone of a Grid's length for the cells that were served from a call on.
  struct Taker {
    let first: Int64
    let cell: Int
    /// It counts in this column alone, as the least that is offered in it; nil: for all.
    let column: Int?
  }

  private var columns: [Track] = [], rows: [Track] = []
  private var across: [Taker] = [], down: [Taker] = []

  subscript(axis: Axis) -> [Track] {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
  /// In the order of serving.
  func takers(_ axis: Axis) -> [Taker] { axis == .horizontal ? across : down }
  mutating func add(_ taker: Taker, _ axis: Axis) { if axis == .horizontal { across.append(taker) } else { down.append(taker) } }
}

/// A cell of a Grid: the outermost modifier of a view in a row, or of one that is a row of its own.
struct GridCell {
  let grid: Int
  /// Among the rows that have cells, from 0.
  let row: Int
  /// Those that it covers, from 0; nil: all.
  let columns: Range<Int>?
  /// The call in which it was served, 0 where that is not recorded, and what it was offered then.
  var served: Int64 = 0
  var offered = Proposal.unspecified
  /// Placed, it is offered again what it was served; else its slot.
  var isServedAgain = false

  func tracks(_ axis: Axis, _ count: Int) -> Range<Int> { axis == .vertical ? row..<row + 1 : columns ?? 0..<count }
}

extension RecordedLayout {
  /// The cells in a Grid's rows, and the views that are rows of their own.
  func gridCells(in grid: Int) -> [Int] { nodes[grid].children.flatMap(gridCells(inRow:)) }

  private func gridCells(inRow row: Int) -> [Int] { nodes[row].traits.contains(.isGridRow) ? nodes[row].children : [row] }

  /// The cells of all Grids, without what was recorded of them.
  func gridCells() throws -> [Int: GridCell] {
    var cells: [Int: GridCell] = [:]
    let grids = nodes.indices.filter { nodes[$0].traits.contains(.isGrid) }
    if grids.isEmpty { return cells }
    var covered: [Int: Range<Int>] = [:]
    let rows = try trace.rows("SELECT cell_id, first_column - 1, columns FROM grid_cell WHERE cell_id BETWEEN :first AND :last AND columns > 0", keys)
    for row in rows.rows {
      guard let cell = index(row[0]), let column = row[1].integer, let count = row[2].integer, case let (end, isTooFar) = column.addingReportingOverflow(count),
        column >= 0, !isTooFar
      else { continue }
      covered[cell] = Int(clamping: column)..<Int(clamping: end)
    }
    for grid in grids {
      let rows = nodes[grid].children.map(gridCells(inRow:)).filter { !$0.isEmpty }
      for (row, members) in rows.enumerated() {
        for cell in members { cells[cell] = GridCell(grid: grid, row: row, columns: covered[cell]) }
      }
    }
    return cells
  }

  /// Columns and rows of the Grids, and what their cells were served after.
  func gridArrangements() throws -> [Int: GridArrangement] {
    var grids: [Int: GridArrangement] = [:]
    let tracks = try trace.rows(
      """
      SELECT placement.node_id, axis, gap, length, track.node_id, took FROM placement CROSS JOIN grid_track AS track ON track.call_id = placement.arranged_by
      WHERE placement.node_id BETWEEN :first AND :last AND placement.pass_id = :pass ORDER BY placement.node_id, axis, track
      """, keys)
    for row in tracks.rows {
      guard let grid = index(row[0]), let gap = row[2].number, let length = row[3].number, let took = row[5].number else { continue }
      let axis = row[1].text == "w" ? Axis.horizontal : .vertical
      grids[grid, default: GridArrangement()][axis].append(GridArrangement.Track(gap: gap, length: length, maker: index(row[4]), took: took))
    }
    if grids.isEmpty { return grids }
    let taken = try trace.rows(
      """
      SELECT placement.node_id, axis, first_call_id, taken.node_id, iif(taken.kind = 'wide', track - 1, NULL)
      FROM placement CROSS JOIN grid_taken AS taken ON taken.call_id = placement.arranged_by AND taken.kind <> 'kept' AND taken.node_id IS NOT NULL
      WHERE placement.node_id BETWEEN :first AND :last AND placement.pass_id = :pass ORDER BY placement.node_id, first_call_id
      """, keys)
    for row in taken.rows {
      guard let grid = index(row[0]), let first = row[2].integer, let cell = index(row[3]) else { continue }
      let taker = GridArrangement.Taker(first: first, cell: cell, column: row[4].integer.map { Int(clamping: $0) })
      grids[grid]?.add(taker, row[1].text == "w" ? .horizontal : .vertical)
    }
    return grids
  }

  /// When each cell was served, and whether it is offered the same again.
  func serve(_ cells: inout [Int: GridCell]) throws {
    let rows = try trace.rows(
      """
      SELECT cell.id, call.id, call.proposal_width, call.proposal_height,
        EXISTS (SELECT * FROM placement CROSS JOIN call ON call.id = placement.call_id WHERE placement.node_id = cell.id AND placement.pass_id = :pass
          AND call.reason_id IN (SELECT id FROM reason WHERE name = 'grid-again'))
      FROM node AS grid CROSS JOIN placement ON placement.node_id = grid.id AND placement.pass_id = :pass
      CROSS JOIN call AS arranging ON arranging.id = placement.arranged_by
      CROSS JOIN node AS child ON child.parent_id = grid.id
      CROSS JOIN node AS cell ON cell.id = child.id OR cell.parent_id = child.id AND +child.kind = 'GridRow'
      CROSS JOIN call ON call.id = (
        SELECT max(served.id) FROM call AS served WHERE served.node_id = cell.id AND served.pass_id = arranging.pass_id AND served.parent_id = arranging.id
          AND served.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-share', 'grid-span', 'grid-unsized', 'grid-ideal')))
      WHERE grid.id BETWEEN :first AND :last AND grid.kind = 'Grid'
      """, keys)
    for row in rows.rows {
      guard let cell = index(row[0]), cells[cell] != nil else { continue }
      cells[cell]?.served = row[1].integer ?? 0
      cells[cell]?.offered = Proposal(row[2].number, row[3].number)
      cells[cell]?.isServedAgain = row[4].integer == 1
    }
  }
}
