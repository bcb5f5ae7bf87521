import LayoutModel
import Platform

/// Writes the rows of a chunk that go into tables of which a layout has few rows.
final class EventRows {
  private let check: EventCheck
  private let time, gridShare, gridTaken, gridTrack, lazyTrack, containerLength, viewport, textLine, layoutCache, stateChange, diagnostic: Statement

  init(_ connection: Connection, _ check: EventCheck) throws {
    func insert(_ table: String, _ columns: String) throws -> Statement {
      let count = columns.split(separator: ",").count
      return try connection.prepare("INSERT INTO \(table) (\(columns)) VALUES (\(Array(repeating: "?", count: count).joined(separator: ", ")))")
    }
    self.check = check
    time = try insert("call_time", "call_id, duration")
    gridShare = try insert("grid_share", "call_id, axis, first_call_id, priority, length, gaps, begun, divisor, points, parts")
    gridTaken = try insert("grid_taken", "call_id, axis, first_call_id, priority, kind, track, last_track, node_id, points, took, whole")
    gridTrack = try insert("grid_track", "call_id, axis, track, gap, start, length, node_id, took")
    lazyTrack = try insert("lazy_track", "call_id, first_call_id, axis, track, item, gap, start, length, divided, node_id")
    containerLength = try insert("container_length", "call_id, axis, nearest_id, container_id, length, margins, part")
    viewport = try insert("viewport", "pass_id, node_id, offset_x, offset_y, content_width, content_height, target_id")
    textLine = try insert("text_line", "pass_id, node_id, line, text, width, truncated, breaks_word, x, seen_width, baseline, height, font_size, font_advance")
    layoutCache = try insert("layout_cache", "pass_id, node_id, event, call_id")
    stateChange = try insert("state_change", "pass_id, name, old, new, node_id")
    diagnostic = try insert("diagnostic", "pass_id, node_id, code, severity, axis, amount, message")
  }

  func write(_ chunk: EventChunk) throws {
    for event in chunk.times { try write(event) }
    for event in chunk.gridShares { try write(event) }
    for event in chunk.gridTaken { try write(event) }
    for event in chunk.gridTracks { try write(event) }
    for event in chunk.lazyTracks { try write(event) }
    for event in chunk.containerLengths { try write(event) }
    for event in chunk.viewports { try write(event) }
    for event in chunk.textLines { try write(event) }
    for event in chunk.layoutCaches { try write(event) }
    for event in chunk.stateChanges { try write(event) }
    for event in chunk.diagnostics { try write(event) }
  }

  private func write(_ event: CallTimeEvent) throws {
    time.bind(1, event.call)
    time.bind(2, Double(event.nanoseconds) / 1e9)
    try time.insert()
  }

  /// What rows about what a Grid divides begin with.
  private static func bind(_ statement: Statement, _ call: CallID, _ axis: Axis, from first: CallID, _ priority: Double) throws {
    statement.bind(1, call)
    try statement.bind(2, axis.letter)
    statement.bind(3, first)
    statement.bind(4, priority)
  }

  private func write(_ event: GridShareEvent) throws {
    try check.check([event.priority, event.length, event.gaps], "a share of a Grid", event.node)
    try Self.bind(gridShare, event.call, event.axis, from: event.first, event.priority)
    gridShare.bind(5, event.length)
    gridShare.bind(6, event.gaps)
    gridShare.bind(7, event.begun)
    gridShare.bind(8, event.divisor)
    gridShare.bind(9, event.points)
    gridShare.bind(10, event.parts)
    try gridShare.insert()
  }

  private func write(_ event: GridTakenEvent) throws {
    try check.check([event.priority, event.points, event.took], "what a cell takes of a Grid", event.node)
    try Self.bind(gridTaken, event.call, event.axis, from: event.first, event.priority)
    try gridTaken.bind(5, event.kind.rawValue)
    gridTaken.bind(6, event.track)
    gridTaken.bind(7, event.lastTrack)
    gridTaken.bind(id: 8, Int64(event.node))
    gridTaken.bind(9, event.points)
    gridTaken.bind(10, event.took)
    gridTaken.bind(11, event.isWhole ? 1 : 0 as Int32)
    try gridTaken.insert()
  }

  private func write(_ event: GridTrackEvent) throws {
    try check.check([event.gap, event.start, event.length, event.took], "a column or row", event.node)
    gridTrack.bind(1, event.call)
    try gridTrack.bind(2, event.axis.letter)
    gridTrack.bind(3, event.track)
    gridTrack.bind(4, event.gap)
    gridTrack.bind(5, event.start)
    gridTrack.bind(6, event.length)
    gridTrack.bind(id: 7, Int64(event.node))
    gridTrack.bind(8, event.took)
    try gridTrack.insert()
  }

  private func write(_ event: LazyTrackEvent) throws {
    try check.check([event.gap, event.start, event.length, event.divided], "a column or row", event.node)
    lazyTrack.bind(1, event.call)
    lazyTrack.bind(2, event.first)
    try lazyTrack.bind(3, event.axis.letter)
    lazyTrack.bind(4, event.track)
    if event.item < 0 { lazyTrack.bindNull(5) } else { lazyTrack.bind(5, event.item) }
    for (index, points) in [event.gap, event.start, event.length, event.divided].enumerated() { lazyTrack.bind(Int32(index + 6), points) }
    lazyTrack.bind(id: 10, Int64(event.node))
    try lazyTrack.insert()
  }

  private func write(_ event: ContainerLengthEvent) throws {
    try check.check([event.margins], "a container's length", event.nearest)
    containerLength.bind(1, event.call)
    try containerLength.bind(2, event.axis.letter)
    containerLength.bind(id: 3, Int64(event.nearest))
    containerLength.bind(id: 4, Int64(event.container))
    // NaN is NULL.
    containerLength.bind(5, event.length)
    containerLength.bind(6, event.margins)
    containerLength.bind(7, event.part)
    try containerLength.insert()
  }

  private func write(_ event: ViewportEvent) throws {
    viewport.bind(1, event.pass)
    viewport.bind(2, event.node)
    let values = [event.offset.x, event.offset.y, event.content.width, event.content.height]
    try check.check(values, "the content", event.node)
    for (index, value) in values.enumerated() { viewport.bind(Int32(index + 3), value) }
    viewport.bind(id: 7, Int64(event.target))
    try viewport.insert()
  }

  private func write(_ event: TextLineEvent) throws {
    try check.check([event.width, event.x, event.seenWidth, event.baseline, event.font.lineHeight], "the width or place of a line", event.node)
    textLine.bind(1, event.pass)
    textLine.bind(2, event.node)
    textLine.bind(3, event.line)
    try textLine.bind(4, event.text)
    textLine.bind(5, event.width)
    textLine.bind(6, event.truncated ? 1 : 0 as Int32)
    textLine.bind(7, event.breaksWord ? 1 : 0 as Int32)
    textLine.bind(8, event.x)
    textLine.bind(9, event.seenWidth)
    textLine.bind(10, event.baseline)
    textLine.bind(11, event.font.lineHeight)
    textLine.bind(12, event.font.size ?? .nan)
    textLine.bind(13, event.font.advance ?? .nan)
    try textLine.insert()
  }

  private func write(_ event: LayoutCacheEvent) throws {
    layoutCache.bind(1, event.pass)
    layoutCache.bind(2, event.node)
    try layoutCache.bind(3, event.kind.rawValue)
    layoutCache.bind(id: 4, event.call)
    try layoutCache.insert()
  }

  private func write(_ event: StateChangeEvent) throws {
    stateChange.bind(1, event.pass)
    try stateChange.bind(2, event.name)
    try stateChange.bind(3, event.old)
    try stateChange.bind(4, event.new)
    stateChange.bind(id: 5, Int64(event.node))
    try stateChange.insert()
  }

  private func write(_ event: DiagnosticEvent) throws {
    try check.check([event.amount ?? 0], "the amount of a diagnostic", event.node)
    diagnostic.bind(1, event.pass)
    diagnostic.bind(id: 2, Int64(event.node))
    try diagnostic.bind(3, event.code)
    try diagnostic.bind(4, event.severity.rawValue)
    try diagnostic.bind(5, event.axis?.letter)
    diagnostic.bind(6, event.amount ?? .nan)
    try diagnostic.bind(7, event.message)
    try diagnostic.insert()
  }
}
