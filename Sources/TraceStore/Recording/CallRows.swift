import CSQLite
import LayoutModel

/// Writes rows of `call`: most of a recording is these, so nothing here allocates.
final class CallRows {
  private let connection: Connection
  private let path: String
  private let vocabulary: VocabularyRows
  private let ids: UnsafeMutablePointer<IDs>
  private let source: RowSource
  private let close: Statement

  /// Row ids by `VocabularyCode`.
  private struct IDs {
    let reasons, rules: UnsafePointer<Int32>
  }

  init(_ connection: Connection, path: String, _ vocabulary: VocabularyRows) throws {
    (self.connection, self.path, self.vocabulary) = (connection, path, vocabulary)
    ids = .allocate(capacity: 1)
    ids.initialize(to: IDs(reasons: UnsafePointer(vocabulary.reasons), rules: UnsafePointer(vocabulary.rules)))
    source = try RowSource(
      connection, into: "call",
      """
      parent_id, pass_id, node_id, reason_id, proposal_width, proposal_height, last_id, reply_width, reply_height, width_rule_id, height_rule_id,
      width_from, height_from, cached_from, evicted
      """
    ) { context, source, row, column in
      let source = RowSource.State.at(source)
      guard let rows = source.rows?.assumingMemoryBound(to: CallEvent.self), let ids = source.context?.assumingMemoryBound(to: IDs.self) else { return }
      let event = rows + row
      // What a call's end brings is NULL while it is open.
      if column >= 6, event.pointee.last == 0 { return }
      switch column {
      case 0: result(context, id: event.pointee.parent)
      case 1: result(context, event.pointee.pass)
      case 2: result(context, event.pointee.node)
      case 3: result(context, id: Int64(ids.pointee.reasons[Int(event.pointee.reason)]))
      case 4: result(context, event.pointee.proposal.rawWidth)
      case 5: result(context, event.pointee.proposal.rawHeight)
      case 6: result(context, event.pointee.last)
      case 7: result(context, event.pointee.reply.width)
      case 8: result(context, event.pointee.reply.height)
      case 9: result(context, id: Int64(ids.pointee.rules[Int(event.pointee.widthRule)]))
      case 10: result(context, id: Int64(ids.pointee.rules[Int(event.pointee.heightRule)]))
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

  deinit { ids.deallocate() }

  func write(_ chunk: EventChunk) throws {
    let rows = UnsafeBufferPointer(rebasing: chunk.calls[..<chunk.callCount])
    // A row without an id gets the next one, which SQLite appends without looking for its place: calls are numbered as they come.
    try source.insert(rows, context: ids)
    let last = sqlite3_last_insert_rowid(connection.handle), expected = chunk.firstCall + CallID(rows.count) - 1
    guard rows.isEmpty || last == expected else {
      throw TraceError.writeFailed(path: path, message: "the last call became number \(last) instead of \(expected)")
    }
    for closing in chunk.closings {
      let event = closing.event
      close.bind(1, event.last)
      close.bind(2, event.reply.width)
      close.bind(3, event.reply.height)
      close.bind(id: 4, Int64(ids.pointee.rules[Int(event.widthRule)]))
      close.bind(id: 5, Int64(ids.pointee.rules[Int(event.heightRule)]))
      close.bind(id: 6, event.widthFrom)
      close.bind(id: 7, event.heightFrom)
      close.bind(id: 8, event.cachedFrom)
      close.bind(id: 9, event.evicted)
      close.bind(10, closing.id)
      try close.insert()
    }
  }
}
