import LayoutModel

/// The room that a Grid has along an axis for the cells of one priority, and the columns or rows that are still to be served.
struct GridLevel {
  let axis: Axis
  /// The proposal without the gaps; nil as proposed.
  let free: Double?
  /// Taken before this priority began.
  private(set) var taken = 0.0
  /// The length that the columns or rows of this priority share.
  private var shared = 0.0
  /// Columns or rows with cells to be served; with how many the priority began, and by how many what is left was divided then.
  private var open = 0
  private(set) var begun = 0
  private(set) var divisor = 1
  /// The length of the columns or rows that this priority is done with.
  private var done = 0.0
  /// Nothing is proposed along the other axis.
  private let isCrossNil: Bool
  /// By column, what was added to `shared` when the last group ended.
  private(set) var rests: [(column: Int, points: Double)] = []

  init(_ axis: Axis, _ proposal: Proposal, _ state: GridState) {
    self.axis = axis
    isCrossNil = proposal[axis.cross] == nil
    free = proposal[axis].map { offered in
      let left = state[axis].reduce(offered) { $0 - $1.gap }
      return left.isNaN ? .infinity : left
    }
  }

  /// An equal share for each open column or row of what is left for them: what those that this priority has finished with have now is
  /// gone. One that a higher priority finished with as well counts as gone twice: so measured.
  var share: Double {
    guard let free, free != .infinity else { return .infinity }
    return left / Double(parts)
  }
  /// The length that is left for the columns or rows that are open, and the number among which it is divided.
  var left: Double { shared - done }
  var parts: Int { max(1, open) }

  /// Begins a priority with its cells.
  ///
  /// The room that no higher priority took is divided not by the number of open columns, but by the number of columns that this priority's cells
  /// take in the row where they take most; a height, by the number of its cells in the column where there are most. Each open column
  /// or row has such a part to share with the others, so that all of them together may have more than there is:
  ///
  ///     60 wide, no gaps   | a  - |   The Spacer has a lower priority; a and b take one column in each row. a, which grows to 90, is
  ///                        | S  b |   offered 60 / 1; then b, which fills, (2 * 60 - 60) / 1: of two such parts a's column has 60.
  ///
  /// As measured: grid-fuzz-GZ3a, GZ3b, GZ3c, GZ4a and GZ8b, grid-div-04, 06, 27, 31, 36, 55 and 57. A view that is no row takes all
  /// columns: grid-div-06 and 36 divide by more than are open.
  mutating func begin(_ cells: ArraySlice<Int>, _ state: GridState) {
    taken = state[axis].reduce(0) { $0 + $1.size }
    for index in state[axis].indices { state[axis][index].beginPriority() }
    for index in state[axis.cross].indices { state[axis.cross][index].crossing = 0 }
    for index in cells {
      let cell = state.cells[index]
      let tracks = cell.range(axis)
      for track in tracks where holdsOpen(cell) { state[axis][track].waiting += 1 }
      count(cell, 1, state)
      for track in cell.range(axis.cross) { state[axis.cross][track].crossing += Int32(tracks.count) }
    }
    for index in state[axis].indices { state[axis][index].isOpen = state[axis][index].waiting > 0 }
    open = state[axis].count { $0.isOpen }
    done = 0
    let most = state[axis.cross].reduce(1) { max($0, Int($1.crossing)) }
    let left = (free ?? 0) - taken
    shared = most == open ? left : left / Double(most) * Double(open)
    (begun, divisor) = (open, most)
  }

  /// Ends a group: a column or row is done with when a cell that begins in it is served and none of this priority is still to be.
  ///
  /// 1. A cell over several columns is served in the first of them. In a further one it is if it lacks width (grid-GX17), for one that lacks none
  ///    keeps that open (grid-div-45), and if no cell of that column alone is to be served (grid-div-56). A column in which no cell begins stays
  ///    open as long as its priority (grid-div-24).
  /// 2. A column without cells of its own is done with when another is (grid-GS5, grid-div-19, grid-div-24); where no height is proposed, at once
  ///    (grid-fuzz-GZ6c, grid-div-53).
  /// 3. Where a cell still lacks width that covers a column which is now done with, but begins before it, what that column took less than its share
  ///    is not divided: each column that is open has all of it (`Fidelity`; grid-GX18, grid-div-53 and 59).
  ///
  /// - Returns: whether some is done with.
  mutating func end(_ cells: ArraySlice<Int>, _ state: GridState) -> Bool {
    let given = share
    rests = []
    for index in cells { count(state.cells[index], -1, state) }
    for index in cells where holdsOpen(state.cells[index]) {
      let cell = state.cells[index], tracks = cell.range(axis)
      state[axis][tracks.lowerBound].waiting -= 1
      for track in tracks.dropFirst() where cell.lacks && state[axis][track].begins {
        if state[axis][track].unservedAlone == 0 || !Fidelity.GridSpans.waitsForSingleCells { state[axis][track].waiting -= 1 }
      }
    }
    var finished: [Int] = []
    for index in cells where holdsOpen(state.cells[index]) {
      let track = state.cells[index].range(axis).lowerBound
      if state[axis][track].singles > 0, state[axis][track].isServed {
        finished.append(track)
        finish(track, state)
      }
    }
    let isAtOnce = isCrossNil && Fidelity.GridSpans.bareColumnsEndAtOnce
    guard axis == .horizontal, !state.spanning.isEmpty, !finished.isEmpty || isAtOnce else { return !finished.isEmpty }
    for track in state.columns.indices where state.columns[track].singles == 0 && state.columns[track].isServed {
      finished.append(track)
      finish(track, state)
    }
    if finished.isEmpty { return false }
    for track in finished where Fidelity.GridSpans.restIsGivenToEach && state.isCoveredByLack(track) {
      let points = Double(max(open, 1) - 1) * (given - state.columns[track].own)
      shared += points
      rests.append((track, points))
    }
    done = state.widthsDone
    return true
  }

  private func count(_ cell: GridState.Cell, _ by: Int32, _ state: GridState) {
    guard holdsOpen(cell) else { return }
    let tracks = cell.range(axis)
    for track in tracks { state[axis][track].unserved += by }
    if tracks.count == 1 { state[axis][tracks.lowerBound].unservedAlone += by }
  }

  private mutating func finish(_ track: Int, _ state: GridState) {
    (state[axis][track].isOpen, state[axis][track].isDone) = (false, true)
    done += state[axis][track].size
    open -= 1
  }

  /// A view that is no row keeps its row open, but no column (grid-fuzz-GZ5c).
  func holdsOpen(_ cell: GridState.Cell) -> Bool { axis == .vertical || cell.isInRow || cell.span == 1 }
}
