import LayoutModel

/// Records how a lazy grid divides its length into columns, and the rows that it measures or places after that; here in a LazyVGrid's words.
struct LazyRecord {
  private let log: EventLog
  private let call: CallID
  /// The first call to a cell after the division.
  private let first: CallID
  private let rowAxis: Axis
  private let nodeOffset: NodeID
  private let divided: Double

  /// Records the columns, the first of which begins at `start` in the grid; nil where nothing is recorded.
  init?(_ columns: LazyColumns, at start: Double, _ rowAxis: Axis, _ pass: LayoutPass) {
    guard pass.isRecording, let log = pass.log else { return nil }
    (self.log, call, first, self.rowAxis, nodeOffset, divided) = (log, pass.current, log.nextCall, rowAxis, pass.nodeOffset, columns.divided)
    for (index, column) in columns.columns.enumerated() {
      log.add(event(rowAxis.cross, index, column.gap, start + column.start, column.length, item: Int32(column.item)))
    }
  }

  func add(_ row: Int, gap: Double, start: Double, _ height: (length: Double, highest: NodeID?)) {
    log.add(event(rowAxis, row, gap, start, height.length, node: height.highest.map { $0 + nodeOffset }))
  }

  private func event(_ axis: Axis, _ index: Int, _ gap: Double, _ start: Double, _ length: Double, item: Int32? = nil, node: NodeID? = nil) -> LazyTrackEvent {
    LazyTrackEvent(
      call: call, first: first, axis: axis, track: Int32(index + 1), item: item ?? -1, gap: gap, start: start.zeroIfNaN, length: length, divided: divided,
      node: node ?? 0)
  }
}
