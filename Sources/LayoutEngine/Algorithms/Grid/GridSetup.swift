import LayoutModel

/// Reads a Grid's structure from the tree: steps 1 and 2, which no proposal changes.
struct GridSetup {
  let style: GridStyle
  let tree: LayoutTree
  private var cells: [GridState.Cell] = []
  private var rows = 0
  /// By column: what the first cell that declares one says.
  private var columnAlignments: [Int32: GuideID] = [:]
  /// Cells of 0 columns: the next begins in the same column. They are offered that column's width and stand at its leading edge, whatever
  /// its alignment (grid-GX14).
  private var columnless: Set<Int> = []

  /// Sets the state of a Grid up: the container `node` holds its rows and cells.
  static func run(_ style: GridStyle, _ node: NodeID, _ tree: LayoutTree, into state: GridState) {
    var setup = GridSetup(style: style, tree: tree)
    let columns = setup.readRows(node)
    guard tree.gridColumns.allow(columns, in: node, insteadOf: state[.horizontal].count) else { return state.setUp([], columns: 0, rows: 0) }
    setup.alignColumns()
    state.setUp(setup.cells, columns: columns, rows: setup.rows)
    setup.readGaps(into: state)
  }

  private init(style: GridStyle, tree: LayoutTree) { (self.style, self.tree) = (style, tree) }

  // MARK: 1

  /// - Returns: the number of columns; where they are more than a tree may have, as far as it counted.
  private mutating func readRows(_ grid: NodeID) -> Int {
    var columns: Int32 = 1
    var alone: [Int] = []
    for index in 0..<Int(tree.nodes[grid].childCount) {
      let child = tree.child(index, of: grid)
      guard case .gridRow(let row) = tree.nodes[child].primitive else {
        alone.append(cells.count)
        columns = max(columns, add(child, column: 0, row: nil))
        rows += 1
        continue
      }
      var column: Int32 = 0
      for index in 0..<Int(tree.nodes[child].childCount) {
        let taken = add(tree.child(index, of: child), column: column, row: row)
        columns = max(columns, column + max(1, taken))
        if columns > GridColumnCount.limit { return Int(columns) }
        column += taken
      }
      if tree.nodes[child].childCount > 0 { rows += 1 }
    }
    for index in alone { cells[index] = cells[index].spanning(columns) }
    return cells.isEmpty ? 0 : Int(columns)
  }

  /// - Returns: how many columns the cell takes.
  private mutating func add(_ node: NodeID, column: Int32, row: GridRow?) -> Int32 {
    let says = GridCellAttributes(of: node, tree)
    if let alignment = says.columnAlignment, columnAlignments[column] == nil { columnAlignments[column] = alignment }
    let vertical = row?.alignment ?? style.alignment.vertical
    let isColumnless = says.columns == 0 && row != nil
    if isColumnless { columnless.insert(cells.count) }
    let horizontal = isColumnless ? Guides.leading : style.alignment.horizontal
    cells.append(
      GridState.Cell(
        node: node, row: Int32(rows), column: column, span: row == nil ? 1 : max(1, says.columns), isInRow: row != nil, unsized: says.unsized,
        anchor: says.anchor, alignment: AlignmentGuides(horizontal: horizontal, vertical: vertical), priority: tree.nodes[node].priority))
    return says.columns
  }

  /// A column's alignment is for the cells of rows that lie in it alone.
  private mutating func alignColumns() {
    for index in cells.indices where cells[index].isInRow && cells[index].span == 1 && !columnless.contains(index) {
      if let alignment = columnAlignments[cells[index].column] { cells[index].alignment.horizontal = alignment }
    }
  }

  // MARK: 2

  private func readGaps(into state: GridState) {
    for axis in Axis.allCases {
      for track in state[axis].indices.dropFirst() { state[axis][track].gap = style.spacing(axis) ?? 0 }
    }
    if style.spacing(.horizontal) == nil {
      for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row && cell.column < next.column {
        widen(&state[.horizontal][Int(next.column)], cell, next, .horizontal)
      }
    }
    if style.spacing(.vertical) == nil { readRowGaps(into: state) }
  }

  /// Walks each pair of neighbouring rows side by side: cells that share a column keep their distance.
  private func readRowGaps(into state: GridState) {
    var upper = 0
    var start = cells.firstIndex { $0.row == 1 } ?? cells.count
    while start < cells.count {
      let row = cells[start].row
      var lower = start
      while upper < start, lower < cells.count, cells[lower].row == row {
        let (above, below) = (cells[upper], cells[lower])
        let (aboveEnd, belowEnd) = (above.column + above.span, below.column + below.span)
        if above.column < belowEnd, below.column < aboveEnd { widen(&state[.vertical][Int(row)], above, below, .vertical) }
        // The next cell meets the same ones if this takes no column.
        let (staysAbove, staysBelow) = (columnless.contains(upper), columnless.contains(lower))
        if aboveEnd < belowEnd || aboveEnd == belowEnd && (staysAbove || !staysBelow) { upper += 1 }
        if belowEnd < aboveEnd || belowEnd == aboveEnd && !staysAbove { lower += 1 }
      }
      upper = start
      while start < cells.count, cells[start].row == row { start += 1 }
    }
  }

  private func widen(_ track: inout GridState.Track, _ cell: GridState.Cell, _ next: GridState.Cell, _ axis: Axis) {
    track.gap = max(track.gap, tree.spacing(cell.node).gap(to: tree.spacing(next.node), axis))
  }
}

/// The columns of all Grids of a tree.
struct GridColumnCount {
  /// Columns that the Grids of a tree may have together: a cell may go over a thousand, and a Grid keeps something of each.
  static let limit = 1_000_000

  private var count = 0
  /// Grids that were refused: every layout of the tree ends with `LayoutError.tooManyColumns`.
  private(set) var overfull: Set<NodeID> = []

  /// Counts the columns of a Grid in place of those that it had.
  ///
  /// - Returns: whether there may be so many.
  mutating func allow(_ columns: Int, in grid: NodeID, insteadOf old: Int) -> Bool {
    count += columns - old
    overfull.remove(grid)
    if count <= Self.limit { return true }
    count -= columns
    overfull.insert(grid)
    return false
  }
}

/// The instructions of a cell to its Grid, read through the modifiers around its view; a stack or an overlay hides instructions inside of it.
struct GridCellAttributes {
  private(set) var columns: Int32 = 1
  private(set) var anchor: Point?
  private(set) var columnAlignment: GuideID?
  private(set) var unsized = Axis.Set()
  /// Some modifier says something.
  var isSaid: Bool { columns != 1 || anchor != nil || columnAlignment != nil || unsized != [] }

  init(of cell: NodeID, _ tree: LayoutTree) {
    var counted: Int32 = 0
    var node = cell
    // From the outside in: the innermost anchor and alignment win, counts above 1 add up, axes join.
    while tree.role(node) == .modifier {
      switch tree.nodes[node].primitive {
      case .gridCellColumns(let modifier) where modifier.count > 1: counted += modifier.count
      case .gridCellColumns(let modifier) where modifier.count == 0: columns = 0
      case .gridCellAnchor(let modifier): anchor = modifier.anchor
      case .gridColumnAlignment(let modifier): columnAlignment = modifier.alignment
      case .gridCellUnsizedAxes(let modifier): unsized.formUnion(modifier.axes)
      default: break
      }
      node += 1
    }
    if counted > 0 { columns = counted }
  }
}

extension GridState.Cell {
  /// The same cell over so many columns.
  fileprivate func spanning(_ columns: Int32) -> Self {
    Self(
      node: node, row: row, column: column, span: columns, isInRow: isInRow, unsized: unsized, anchor: anchor, alignment: alignment, priority: priority)
  }
}
