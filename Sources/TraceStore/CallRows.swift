import CSQLite
import LayoutModel

/// Writes rows of `call`: most of a recording is these, so nothing here allocates.
final class CallRows {
  private let connection: Connection
  private let path: String
  private let codes: VocabularyIDs
  private let insert, close: Statement

  init(_ connection: Connection, path: String, codes: VocabularyIDs) throws {
    (self.connection, self.path, self.codes) = (connection, path, codes)
    // The parameters ?1 to ?10 are what a call's end brings, the same in both.
    insert = try connection.prepare(
      """
      INSERT INTO call (last_id, reply_width, reply_height, width_rule_id, height_rule_id, width_from, height_from, cached_from, evicted,
        id, parent_id, pass_id, node_id, reason_id, proposal_width, proposal_height)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """)
    close = try connection.prepare(
      """
      UPDATE call SET last_id = ?1, reply_width = ?2, reply_height = ?3, width_rule_id = ?4, height_rule_id = ?5,
        width_from = ?6, height_from = ?7, cached_from = ?8, evicted = ?9
      WHERE id = ?10
      """)
  }

  func write(_ chunk: EventChunk) throws {
    var id = chunk.firstCall
    for event in chunk.calls.prefix(chunk.callCount) {
      if event.last == 0 {
        for index in 1...9 as ClosedRange<Int32> { insert.bindNull(index) }
      } else {
        try bindEnd(insert, event, id)
      }
      insert.bind(10, id)
      insert.bind(id: 11, event.parent)
      insert.bind(12, event.pass)
      insert.bind(13, event.node)
      insert.bind(id: 14, try row(of: event.reason, in: codes.reasons, event.node))
      insert.bind(15, event.proposal.rawWidth)
      insert.bind(16, event.proposal.rawHeight)
      try insert.insert()
      id += 1
    }
    for closing in chunk.closings {
      try bindEnd(close, closing.event, closing.id)
      close.bind(10, closing.id)
      try close.insert()
    }
  }

  @inline(__always) private func bindEnd(_ statement: Statement, _ event: CallEvent, _ id: CallID) throws {
    if event.reply.isNaN { throw TraceError.notANumber(path: path, what: "the reply", node: connection.key(of: event.node), call: id) }
    statement.bind(1, event.last)
    statement.bind(2, event.reply.width)
    statement.bind(3, event.reply.height)
    statement.bind(id: 4, try row(of: event.widthRule, in: codes.rules, event.node))
    statement.bind(id: 5, try row(of: event.heightRule, in: codes.rules, event.node))
    statement.bind(id: 6, event.widthFrom)
    statement.bind(id: 7, event.heightFrom)
    statement.bind(id: 8, event.cachedFrom)
    statement.bind(id: 9, event.evicted)
  }

  @inline(__always) private func row(of code: VocabularyCode, in ids: [Int32], _ node: NodeID) throws -> Int64 {
    let id = ids[Int(code)]
    if id == 0, code != 0 { throw TraceError.unknownCode(path: path, code: code, node: connection.key(of: node)) }
    return Int64(id)
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
