import LayoutModel

/// The cells, columns and rows of a Grid, which it keeps from question to question: the last arrangement answers the same
/// proposal without asking anyone.
final class GridState {
  /// A view in the grid, with what it says to the grid, and where it stands in the present arrangement.
  struct Cell: BitwiseCopyable {
    let node: NodeID
    let row: Int32
    let column: Int32
    let span: Int32
    /// false: a child of the Grid itself, which has a row of its own and spans all columns.
    let isInRow: Bool
    let unsized: Axis.Set
    let anchor: Point?
    /// The guides by which it lies in its slot where it has no anchor.
    var alignment: AlignmentGuides
    let priority: Double

    /// Axes on which it is boundless, and by how much it can grow on the others, less its minimum on the first: the order of serving.
    var boundless = 0
    var flexibility = 0.0
    /// It is unsized on an axis that is proposed: those that are sized come first.
    var yields = false
    var offered = Proposal.unspecified
    var answer = Answer(size: .zero, call: 0)
    /// By how much its answer is more than what the several columns had that it covers: they were widened for it. Infinite until that is known.
    var lacking = 0.0
    var lacks: Bool { lacking > 0 }

    /// The tracks it covers.
    func range(_ axis: Axis) -> Range<Int> { axis == .horizontal ? Int(column)..<Int(column + span) : Int(row)..<Int(row) + 1 }
  }

  /// A column or a row.
  struct Track: BitwiseCopyable {
    /// Distance to the track before.
    var gap = 0.0
    /// Cells that lie in it alone.
    var singles: Int32 = 0
    /// Some cell of a row begins in it.
    var begins = false

    /// The largest answer of a served cell that lies in it alone, and that cell.
    var own = 0.0
    var cell: Int32 = -1
    /// `own`, and what spanning cells add to it.
    var size = 0.0
    /// Cells that lie in it alone and are yet to be served.
    var pending: Int32 = 0
    /// Cells of the present priority that keep it open.
    var waiting: Int32 = 0
    /// Cells of the present priority that are yet to be served, and those of them that lie in it alone. One that was served may keep it open.
    var unserved: Int32 = 0
    var unservedAlone: Int32 = 0
    /// How many tracks of the other axis the cells of the present priority take here.
    var crossing: Int32 = 0
    /// It has cells of the present priority and is not done with.
    var isOpen = false
    /// All its cells of the present priority are served.
    var isDone = false
    /// Where it begins.
    var start = 0.0
    /// Distance of the alignment line from `start`, where its cells are aligned with one another.
    var line = 0.0
    var isLineFromEnd = false

    /// The cell whose answer `own` is.
    var longest: Int? { cell < 0 ? nil : Int(cell) }
    /// It is open, and nothing is left to wait for.
    var isServed: Bool { isOpen && waiting == 0 }
    /// It has cells of the present priority.
    var takesPart: Bool { isOpen || isDone }

    mutating func beginPriority() { (waiting, unserved, unservedAlone, isDone) = (0, 0, 0, false) }
  }

  /// In source order, hence by node too.
  var cells: [Cell] = []
  private(set) var columns: [Track] = []
  private(set) var rows: [Track] = []
  /// Cells that cover several columns, in source order.
  private(set) var spanning: [Int] = []
  /// Spanning cells that are served and have not yet had all they need, in the order of serving.
  var servedSpanning: [Int] = []
  /// The lengths that spanning cells added to their columns' own widths, by the columns they cover.
  var added: [(columns: Range<Int>, width: Double)] = []
  /// Some cells are aligned with one another, by a text baseline or a custom guide.
  private(set) var alignsTogether = false

  /// The proposal of the present arrangement; nil before the first.
  var last: Proposal?
  var size = Size.zero
  /// The call during which it was made.
  var arrangedBy: CallID = 0

  /// Whether a recording has how it divides its room: the one of a `GridLayout` is a computation of another layout, and no Grid of the tree.
  let isRecorded: Bool

  init(isRecorded: Bool) { self.isRecorded = isRecorded }

  /// A Grid's tracks along an axis.
  subscript(axis: Axis) -> [Track] {
    get { axis == .horizontal ? columns : rows }
    _modify { if axis == .horizontal { yield &columns } else { yield &rows } }
  }

  func setUp(_ cells: [Cell], columns: Int, rows: Int) {
    self.cells = cells
    self.columns = Array(repeating: Track(), count: columns)
    self.rows = Array(repeating: Track(), count: rows)
    spanning = cells.indices.filter { cells[$0].span > 1 }
    alignsTogether = cells.contains { $0.anchor == nil && ($0.alignment.isTogether(.horizontal) || $0.alignment.isTogether(.vertical)) }
    for cell in cells {
      if cell.span == 1 { self.columns[Int(cell.column)].singles += 1 }
      self.rows[Int(cell.row)].singles += 1
      self.rows[Int(cell.row)].begins = true
      if cell.isInRow || cell.span == 1 { self.columns[Int(cell.column)].begins = true }
    }
    forget()
  }

  /// Forgets what depends on the cells' replies.
  func forget() { last = nil }

  /// Begins a new arrangement.
  func clear() {
    last = nil
    servedSpanning.removeAll(keepingCapacity: true)
    for axis in Axis.allCases {
      for index in self[axis].indices {
        let track = self[axis][index]
        self[axis][index] = Track(gap: track.gap, singles: track.singles, begins: track.begins, pending: track.singles)
      }
    }
  }

  /// The first cell of a row, by the row's node.
  func firstCell(inRow node: NodeID) -> Int { cells.indices.partitionPoint { cells[$0].node >= node } }

  /// An edge asks for no distance if some cell at it asks for none (a Spacer), else for the largest of its cells'.
  func spacing(_ tree: LayoutTree) -> ViewSpacing {
    if cells.isEmpty { return .zero }
    var result = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)
    for cell in cells {
      let spacing = tree.spacing(cell.node)
      func join(_ edge: Edge, _ isAtEdge: Bool) {
        guard isAtEdge, result[edge].any.isNaN else { return }
        if spacing[edge].any.isNaN { result[edge].formUnion(spacing[edge]) } else { result[edge] = .zero }
      }
      join(.top, cell.row == 0)
      join(.bottom, Int(cell.row) == rows.count - 1)
      join(.leading, cell.column == 0)
      join(.trailing, Int(cell.column + cell.span) == columns.count)
    }
    return result
  }

  /// The gaps inside what a cell covers.
  func inner(_ cell: Cell, _ axis: Axis) -> Double {
    cell.span == 1 || axis == .vertical ? 0 : cell.range(axis).dropFirst().reduce(0) { $0 + columns[$1].gap }
  }

  /// The length that a cell covers: its tracks and the gaps between them.
  func extent(_ cell: Cell, _ axis: Axis) -> Double {
    if axis == .vertical { return rows[Int(cell.row)].size }
    if cell.span == 1 { return columns[Int(cell.column)].size }
    return max(0, cell.range(axis).reduce(inner(cell, axis)) { $0 + columns[$1].size })
  }
}

extension AlignmentGuides {
  /// Views with these guides are aligned with one another; with an edge or the centre, each in its own slot.
  func isTogether(_ axis: Axis) -> Bool { self[axis] >= Guides.firstTextBaseline }
}
