import LayoutModel

/// Writes the rows of a chunk of events.
final class EventRows {
  private let connection: Connection
  private let path: String
  private let calls: CallRows
  private let time, share, placement, guide, viewport, textLine, layoutCache, stateChange, diagnostic: Statement
  /// By `GuideID`, of the pass whose events come.
  var guideNames: [String] = []

  init(_ connection: Connection, path: String, codes: VocabularyIDs) throws {
    func insert(_ table: String, _ columns: String) throws -> Statement {
      let count = columns.split(separator: ",").count
      return try connection.prepare("INSERT INTO \(table) (\(columns)) VALUES (\(Array(repeating: "?", count: count).joined(separator: ", ")))")
    }
    (self.connection, self.path) = (connection, path)
    calls = try CallRows(connection, path: path, codes: codes)
    time = try insert("call_time", "call_id, duration")
    share = try insert("stack_share", "call_id, turn, child_id, priority, minimum, maximum, remaining, reserved, sharers, offered, took, gap")
    placement = try insert(
      "placement",
      """
      pass_id, node_id, call_id, arranged_by, proposal_width, proposal_height, x, y, width, height, absolute_x, absolute_y,
      anchor_x, anchor_y, drawn_x, drawn_y, drawn_width, drawn_height
      """)
    guide = try insert("guide", "pass_id, call_id, node_id, name, value, explicit")
    viewport = try insert("viewport", "pass_id, node_id, offset_x, offset_y, content_width, content_height, target_id")
    textLine = try insert("text_line", "pass_id, node_id, line, text, width, truncated")
    layoutCache = try insert("layout_cache", "pass_id, node_id, event, call_id")
    stateChange = try insert("state_change", "pass_id, name, old, new, node_id")
    diagnostic = try insert("diagnostic", "pass_id, node_id, code, severity, axis, amount, message")
  }

  func write(_ chunk: EventChunk) throws {
    try calls.write(chunk)
    for event in chunk.times { try write(event) }
    for event in chunk.shares { try write(event) }
    for event in chunk.placements { try write(event) }
    for event in chunk.guides { try write(event) }
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

  private func write(_ event: StackShareEvent) throws {
    if (event.priority + event.reserved + event.took + event.gap).isNaN {
      try check([event.priority, event.reserved, event.took, event.gap], "a share", event.child, event.call)
    }
    share.bind(1, event.call)
    share.bind(2, event.turn)
    share.bind(3, event.child)
    share.bind(4, event.priority)
    share.bind(5, event.minimum)
    share.bind(6, event.maximum)
    share.bind(7, event.remaining)
    share.bind(8, event.reserved)
    share.bind(9, event.sharers)
    share.bind(10, event.offered)
    share.bind(11, event.took)
    share.bind(12, event.gap)
    try share.insert()
  }

  private func write(_ event: PlacementEvent) throws {
    placement.bind(1, event.pass)
    placement.bind(2, event.node)
    placement.bind(id: 3, event.call)
    placement.bind(id: 4, event.arranged)
    placement.bind(5, event.proposal.rawWidth)
    placement.bind(6, event.proposal.rawHeight)
    let (frame, drawn) = (event.frame, event.drawn)
    try bind(placement, from: 7, "the frame", event.node, event.call, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    try bind(placement, from: 11, "the position", event.node, event.call, event.absolute.x, event.absolute.y, event.anchor.x, event.anchor.y)
    try bind(placement, from: 15, "the drawn frame", event.node, event.call, drawn.origin.x, drawn.origin.y, drawn.size.width, drawn.size.height)
    try placement.insert()
  }

  private func write(_ event: GuideEvent) throws {
    try check([event.value], "an alignment guide", event.node, event.call)
    guide.bind(1, event.pass)
    guide.bind(id: 2, event.call)
    guide.bind(3, event.node)
    let index = Int(event.guide)
    try guide.bind(4, guideNames.indices.contains(index) ? guideNames[index] : "guide\(index)")
    guide.bind(5, event.value)
    guide.bind(6, event.explicit ? 1 : 0 as Int32)
    try guide.insert()
  }

  private func write(_ event: ViewportEvent) throws {
    viewport.bind(1, event.pass)
    viewport.bind(2, event.node)
    try bind(viewport, from: 3, "the content", event.node, 0, event.offset.x, event.offset.y, event.content.width, event.content.height)
    viewport.bind(id: 7, Int64(event.target))
    try viewport.insert()
  }

  private func write(_ event: TextLineEvent) throws {
    try check([event.width], "the width of a line", event.node, 0)
    textLine.bind(1, event.pass)
    textLine.bind(2, event.node)
    textLine.bind(3, event.line)
    try textLine.bind(4, event.text)
    textLine.bind(5, event.width)
    textLine.bind(6, event.truncated ? 1 : 0 as Int32)
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
    try check([event.amount ?? 0], "the amount of a diagnostic", event.node, 0)
    diagnostic.bind(1, event.pass)
    diagnostic.bind(id: 2, Int64(event.node))
    try diagnostic.bind(3, event.code)
    try diagnostic.bind(4, event.severity.rawValue)
    try diagnostic.bind(5, event.axis?.letter)
    diagnostic.bind(6, event.amount ?? .nan)
    try diagnostic.bind(7, event.message)
    try diagnostic.insert()
  }

  private func bind(
    _ statement: Statement, from index: Int32, _ what: String, _ node: NodeID, _ call: CallID, _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) throws {
    if a.isNaN || b.isNaN || c.isNaN || d.isNaN { try check([a, b, c, d], what, node, call) }
    statement.bind(index, a)
    statement.bind(index + 1, b)
    statement.bind(index + 2, c)
    statement.bind(index + 3, d)
  }

  /// SQLite would store NaN as NULL, which reads as nil.
  private func check(_ values: [Double], _ what: String, _ node: NodeID, _ call: CallID) throws {
    guard values.contains(where: \.isNaN) else { return }
    throw TraceError.notANumber(path: path, what: what, node: connection.key(of: node), call: call == 0 ? nil : call)
  }
}
