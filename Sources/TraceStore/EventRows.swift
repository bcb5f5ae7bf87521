import Foundation
import LayoutModel

/// Writes the rows of a chunk of events.
final class EventRows {
  private let connection: Connection
  private let path: String
  private let calls: CallRows
  private let shares, placements, guides: RowSource
  private let time, viewport, textLine, layoutCache, stateChange, diagnostic: Statement
  /// By `GuideID`, of the pass whose events come.
  var guideNames: [String] = [] {
    didSet {
      names.forEach { free($0) }
      names = guideNames.map { strdup($0) }
    }
  }
  /// `guideNames` as SQLite takes them.
  private var names: [UnsafeMutablePointer<CChar>?] = []

  init(_ connection: Connection, path: String, codes: VocabularyIDs) throws {
    func insert(_ table: String, _ columns: String) throws -> Statement {
      let count = columns.split(separator: ",").count
      return try connection.prepare("INSERT INTO \(table) (\(columns)) VALUES (\(Array(repeating: "?", count: count).joined(separator: ", ")))")
    }
    (self.connection, self.path) = (connection, path)
    calls = try CallRows(connection, path: path, codes: codes)
    shares = try .shares(connection)
    placements = try .placements(connection)
    guides = try .guides(connection)
    time = try insert("call_time", "call_id, duration")
    viewport = try insert("viewport", "pass_id, node_id, offset_x, offset_y, content_width, content_height, target_id")
    textLine = try insert("text_line", "pass_id, node_id, line, text, width, truncated")
    layoutCache = try insert("layout_cache", "pass_id, node_id, event, call_id")
    stateChange = try insert("state_change", "pass_id, name, old, new, node_id")
    diagnostic = try insert("diagnostic", "pass_id, node_id, code, severity, axis, amount, message")
  }

  deinit { names.forEach { free($0) } }

  func write(_ chunk: EventChunk) throws {
    try calls.write(chunk)
    for event in chunk.times { try write(event) }
    for event in chunk.shares.elements { try check(event) }
    try shares.insert(chunk.shares.elements)
    for event in chunk.placements.elements { try check(event) }
    try placements.insert(chunk.placements.elements)
    for event in chunk.guides.elements { try check(event) }
    try names.withUnsafeBytes { try guides.insert(chunk.guides.elements, context: $0.baseAddress) }
    for event in chunk.viewports { try write(event) }
    for event in chunk.textLines { try write(event) }
    for event in chunk.layoutCaches { try write(event) }
    for event in chunk.stateChanges { try write(event) }
    for event in chunk.diagnostics { try write(event) }
  }

  private func check(_ event: StackShareEvent) throws {
    if (event.priority + event.reserved + event.took + event.gap).isNaN {
      try check([event.priority, event.reserved, event.took, event.gap], "a share", event.child, event.call)
    }
  }

  private func check(_ event: PlacementEvent) throws {
    func check(_ rect: Rect, _ what: String) throws {
      if rect.origin.isNaN || rect.size.isNaN { throw TraceError.notANumber(path: path, what: what, node: connection.key(of: event.node), call: call) }
    }
    var call: CallID? { event.call == 0 ? nil : event.call }
    try check(event.frame, "the frame")
    if event.absolute.isNaN || event.anchor.isNaN {
      throw TraceError.notANumber(path: path, what: "the position", node: connection.key(of: event.node), call: call)
    }
    try check(event.drawn, "the drawn frame")
  }

  private func check(_ event: GuideEvent) throws {
    if event.value.isNaN { try check([event.value], "an alignment guide", event.node, event.call) }
    // What the pass has no name for is called by its number.
    while names.count <= Int(event.guide) { names.append(strdup("guide\(names.count)")) }
  }

  private func write(_ event: CallTimeEvent) throws {
    time.bind(1, event.call)
    time.bind(2, Double(event.nanoseconds) / 1e9)
    try time.insert()
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
