import LayoutModel

/// Records what a Grid shares along an axis while it serves its cells, and what is gone of it: only what changes, with the call that is made next.
struct GridRecord {
  private let axis: Axis
  private let pass: LayoutPass
  private let log: EventLog
  private let state: GridState
  /// The Grid's proposal along the axis.
  private let length: Double
  private let gaps: Double
  private var priority = 0.0
  /// As recorded: what each column or row had when the priority began, and has now, and what each cell over several needed more then.
  private var higher: [Double]
  private var wide: [Double]
  private var higherMore: [Int: Double] = [:]
  /// The part of spanning cells that counts, as recorded.
  private var more: [Int: Double] = [:]
  /// Of each column: cells of this priority that are still to be served; the last over several that was; whether that is recorded.
  private var covering: [(unserved: Int32, last: Int?, isRecorded: Bool)]

  /// nil: nothing is recorded, or nothing is shared.
  init?(_ level: GridLevel, _ length: Double?, _ state: GridState, _ pass: LayoutPass) {
    guard state.isRecorded, pass.isRecording, let log = pass.log, let length, let free = level.free, free != .infinity else { return nil }
    (axis, self.log, self.state, self.pass, self.length) = (level.axis, log, state, pass, length)
    gaps = state[axis].reduce(0) { $0 + $1.gap }
    higher = Array(repeating: 0, count: state[axis].count)
    wide = higher
    covering = Array(repeating: (0, nil, false), count: axis == .horizontal && !state.spanning.isEmpty ? state.columns.count : 0)
  }

  /// A priority begins.
  mutating func begin(_ cells: ArraySlice<Int>, _ level: GridLevel) {
    priority = cells.first.map { state.cells[$0].priority } ?? 0
    more = [:]
    for track in state[axis].indices where state[axis][track].own != higher[track] {
      higher[track] = state[axis][track].own
      add(.higher, track, higher[track])
    }
    if axis == .horizontal {
      let lacking = Set(state.servedSpanning)
      for index in lacking.union(higherMore.keys).sorted() {
        let points = lacking.contains(index) ? state.cells[index].lacking : 0
        if higherMore.updateValue(points, forKey: index) != points { add(.higher, index, points, isWhole: false) }
      }
    }
    if !covering.isEmpty {
      for track in covering.indices { covering[track] = (0, nil, false) }
      for index in cells where level.holdsOpen(state.cells[index]) {
        for track in state.cells[index].range(axis) { covering[track].unserved += 1 }
      }
    }
    share(level)
  }

  /// A cell was served: the next one of its column is offered as much at least.
  mutating func widen(_ index: Int) {
    guard state.cells[index].span == 1 else { return }
    let track = Int(state.cells[index].column), own = state.columns[track].own
    if own == wide[track] { return }
    wide[track] = own
    add(.wide, track, own)
  }

  /// A group of cells was served, and others of their priority are to be.
  ///
  /// - Parameter isNew: some column or row is done with since.
  mutating func end(_ cells: ArraySlice<Int>, _ level: GridLevel, isNew: Bool) {
    if isNew {
      if covering.isEmpty {
        var last = -1
        for track in cells.map({ state.cells[$0].range(axis).lowerBound }).sorted() where track != last && state[axis][track].isDone {
          add(.done, track, state[axis][track].own)
          last = track
        }
      } else {
        for track in covering.indices where state.columns[track].isDone && covering[track].unserved >= 0 {
          add(.done, track, state.columns[track].own)
          covering[track].unserved = -1
        }
        count()
        // More than there was: all the others have it.
        for (column, points) in level.rests where points != 0 { add(.rest, column, -points) }
      }
      share(level)
    }
    if !covering.isEmpty { keep(cells, level) }
  }

  /// The length that spanning cells need beyond what they have.
  private mutating func count() {
    let lacking = Set(state.servedSpanning)
    for index in lacking.union(more.keys).sorted() {
      let (points, isWhole) = lacking.contains(index) ? counted(state.cells[index], lacking) : (0, false)
      if more.updateValue(points, forKey: index) != points { add(.more, index, points, isWhole: isWhole) }
    }
  }

  /// - Returns: what of a cell's lack counts, and whether what it covers is done with, for it alone.
  private func counted(_ cell: GridState.Cell, _ lacking: Set<Int>) -> (points: Double, isWhole: Bool) {
    let covered = cell.range(.horizontal), points = state.lackDone(cell)
    let isAlone = !lacking.contains { state.cells[$0].node != cell.node && state.cells[$0].range(.horizontal).overlaps(covered) }
    return (points.isNaN ? .infinity : points, isAlone && covered.allSatisfy { state.columns[$0].isDone })
  }

  /// Columns that stay open though no cell in them is to be served.
  private mutating func keep(_ cells: ArraySlice<Int>, _ level: GridLevel) {
    for index in cells where level.holdsOpen(state.cells[index]) {
      for track in state.cells[index].range(axis) where covering[track].unserved > 0 {
        covering[track].unserved -= 1
        if state.cells[index].span > 1 { covering[track].last = index }
      }
    }
    for track in covering.indices where covering[track].unserved == 0 && state.columns[track].isOpen && !covering[track].isRecorded {
      guard let last = covering[track].last else { continue }
      covering[track].isRecorded = true
      let cell = state.cells[last]
      add(.kept, track, track, cell.node, 0, cell.answer.size.width)
    }
  }

  private func share(_ level: GridLevel) {
    log.add(
      GridShareEvent(
        call: state.arrangedBy, node: state.cells[0].node + pass.nodeOffset, axis: axis, first: log.nextCall, priority: priority, length: length,
        gaps: gaps, begun: Int32(level.begun), divisor: Int32(level.divisor), points: level.left,
        parts: Int32(level.parts)))
  }

  private func add(_ kind: GridTakenEvent.Kind, _ track: Int, _ points: Double) {
    let cell = state[axis][track].longest.map { state.cells[$0] }
    add(kind, track, track, cell?.node, points, cell?.answer.size[axis] ?? 0)
  }

  private func add(_ kind: GridTakenEvent.Kind, _ index: Int, _ points: Double, isWhole: Bool) {
    let cell = state.cells[index], columns = cell.range(.horizontal)
    add(kind, columns.lowerBound, columns.upperBound - 1, cell.node, points, cell.answer.size.width, isWhole)
  }

  private func add(
    _ kind: GridTakenEvent.Kind, _ track: Int, _ last: Int, _ node: NodeID?, _ points: Double, _ took: Double, _ isWhole: Bool = false
  ) {
    log.add(
      GridTakenEvent(
        call: state.arrangedBy, axis: axis, first: log.nextCall, priority: priority, kind: kind, track: Int32(track + 1), lastTrack: Int32(last + 1),
        node: node.map { $0 + pass.nodeOffset } ?? 0, points: points, took: took, isWhole: isWhole))
  }
}

extension GridAlgorithm {
  /// Records how columns, or rows, came out.
  func record(_ axis: Axis) {
    guard state.isRecorded, pass.isRecording, let log = pass.log else { return }
    for (number, track) in state[axis].enumerated() {
      let cell = track.longest.map { state.cells[$0] }
      log.add(
        GridTrackEvent(
          call: state.arrangedBy, axis: axis, track: Int32(number + 1), gap: track.gap, start: track.start, length: track.size,
          node: cell.map { $0.node + pass.nodeOffset } ?? 0, took: cell?.answer.size[axis] ?? 0))
    }
  }
}
