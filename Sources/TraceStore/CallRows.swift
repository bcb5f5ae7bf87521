import CSQLite
import LayoutModel

/// Writes rows of `call`: most of a recording is these, so nothing here allocates.
final class CallRows {
  private let connection: Connection
  private let path: String
  private let codes: UnsafeMutablePointer<Codes>
  private let source: RowSource
  private let close: Statement

  /// Row ids by `VocabularyCode`.
  private struct Codes {
    let reasons, rules: UnsafeMutableBufferPointer<Int32>
  }

  init(_ connection: Connection, path: String, codes: VocabularyIDs) throws {
    (self.connection, self.path) = (connection, path)
    func copy(_ ids: [Int32]) -> UnsafeMutableBufferPointer<Int32> {
      let copy = UnsafeMutableBufferPointer<Int32>.allocate(capacity: ids.count)
      _ = copy.initialize(from: ids)
      return copy
    }
    self.codes = .allocate(capacity: 1)
    self.codes.initialize(to: Codes(reasons: copy(codes.reasons), rules: copy(codes.rules)))
    source = try RowSource(
      connection, into: "call",
      """
      parent_id, pass_id, node_id, reason_id, proposal_width, proposal_height, last_id, reply_width, reply_height, width_rule_id, height_rule_id,
      width_from, height_from, cached_from, evicted
      """
    ) { context, source, row, column in
      let source = RowSource.State.at(source)
      guard let rows = source.rows?.assumingMemoryBound(to: CallEvent.self), let codes = source.context?.assumingMemoryBound(to: Codes.self) else { return }
      let event = rows + row
      // What a call's end brings is NULL while it is open.
      if column >= 6, event.pointee.last == 0 { return }
      switch column {
      case 0: result(context, id: event.pointee.parent)
      case 1: result(context, event.pointee.pass)
      case 2: result(context, event.pointee.node)
      case 3: result(context, id: Int64(codes.pointee.reasons[Int(event.pointee.reason)]))
      case 4: result(context, event.pointee.proposal.rawWidth)
      case 5: result(context, event.pointee.proposal.rawHeight)
      case 6: result(context, event.pointee.last)
      case 7: result(context, event.pointee.reply.width)
      case 8: result(context, event.pointee.reply.height)
      case 9: result(context, id: Int64(codes.pointee.rules[Int(event.pointee.widthRule)]))
      case 10: result(context, id: Int64(codes.pointee.rules[Int(event.pointee.heightRule)]))
      case 11: result(context, id: event.pointee.widthFrom)
      case 12: result(context, id: event.pointee.heightFrom)
      case 13: result(context, id: event.pointee.cachedFrom)
      default: result(context, id: event.pointee.evicted)
      }
    }
    close = try connection.prepare(
      """
      UPDATE call SET last_id = ?1, reply_width = ?2, reply_height = ?3, width_rule_id = ?4, height_rule_id = ?5,
        width_from = ?6, height_from = ?7, cached_from = ?8, evicted = ?9
      WHERE id = ?10
      """)
  }

  deinit {
    codes.pointee.reasons.deallocate()
    codes.pointee.rules.deallocate()
    codes.deallocate()
  }

  func write(_ chunk: EventChunk) throws {
    let rows = UnsafeBufferPointer(rebasing: chunk.calls[..<chunk.callCount])
    var id = chunk.firstCall
    for event in rows {
      try check(event, id)
      id += 1
    }
    // A row without an id gets the next one, which SQLite appends without looking for its place: calls are numbered as they come.
    try source.insert(rows, context: codes)
    let last = sqlite3_last_insert_rowid(connection.handle)
    guard rows.isEmpty || last == id - 1 else {
      throw TraceError.writeFailed(path: path, message: "the last call became number \(last) instead of \(id - 1)")
    }
    for closing in chunk.closings {
      try check(closing.event, closing.id)
      let event = closing.event
      close.bind(1, event.last)
      close.bind(2, event.reply.width)
      close.bind(3, event.reply.height)
      close.bind(id: 4, Int64(codes.pointee.rules[Int(event.widthRule)]))
      close.bind(id: 5, Int64(codes.pointee.rules[Int(event.heightRule)]))
      close.bind(id: 6, event.widthFrom)
      close.bind(id: 7, event.heightFrom)
      close.bind(id: 8, event.cachedFrom)
      close.bind(id: 9, event.evicted)
      close.bind(10, closing.id)
      try close.insert()
    }
  }

  /// A reply that is NaN would be stored as NULL; a code without a row names nothing.
  @inline(__always) private func check(_ event: CallEvent, _ id: CallID) throws {
    let (reasons, rules) = (codes.pointee.reasons, codes.pointee.rules)
    let isKnown =
      (reasons[Int(event.reason)] != 0 || event.reason == 0) && (rules[Int(event.widthRule)] != 0 || event.widthRule == 0)
      && (rules[Int(event.heightRule)] != 0 || event.heightRule == 0)
    if !event.reply.isNaN, isKnown { return }
    if event.reply.isNaN, event.last != 0 { throw TraceError.notANumber(path: path, what: "the reply", node: connection.key(of: event.node), call: id) }
    for (code, ids) in [(event.reason, reasons), (event.widthRule, rules), (event.heightRule, rules)] where code != 0 && ids[Int(code)] == 0 {
      throw TraceError.unknownCode(path: path, code: code, node: connection.key(of: event.node))
    }
  }
}

extension Connection {
  /// The key by which a message names a node.
  func key(of node: NodeID) -> String {
    guard let lookup = try? prepare("SELECT key FROM node WHERE id = ?") else { return "node\(node)" }
    lookup.bind(1, node)
    guard sqlite3_step(lookup.handle) == SQLITE_ROW, let text = sqlite3_column_text(lookup.handle, 0) else { return "node\(node)" }
    return String(cString: text)
  }
}
