import LayoutModel

/// What no row may hold: a number that is NaN, which SQLite would store as NULL, and a code that names nothing.
struct EventCheck {
  private let connection: Connection
  private let path: String
  private let vocabulary: VocabularyRows

  init(_ connection: Connection, path: String, _ vocabulary: VocabularyRows) { (self.connection, self.path, self.vocabulary) = (connection, path, vocabulary) }

  /// What reasons and rules occur for the first time get their rows.
  /// - Throws: `TraceError.notANumber` or `.unknownCode`, naming the node.
  func check(_ chunk: EventChunk) throws {
    var id = chunk.firstCall
    for event in chunk.calls.prefix(chunk.callCount) {
      try check(event, id)
      id += 1
    }
    for closing in chunk.closings { try check(closing.event, closing.id) }
    for event in chunk.shares.elements { try check(event) }
    for event in chunk.placements.elements { try check(event) }
    for event in chunk.guides.elements where event.value.isNaN { throw notANumber("an alignment guide", event.node, event.call) }
  }

  @inline(__always)
  private func check(_ event: CallEvent, _ id: CallID) throws {
    if try !vocabulary.hasReason(event.reason) { throw unknown(event.reason, event) }
    if try !vocabulary.hasRule(event.widthRule) { throw unknown(event.widthRule, event) }
    if try !vocabulary.hasRule(event.heightRule) { throw unknown(event.heightRule, event) }
    if event.reply.isNaN, event.last != 0 { throw notANumber("the reply", event.node, id) }
  }

  private func unknown(_ code: VocabularyCode, _ event: CallEvent) -> TraceError {
    .unknownCode(path: path, code: code, node: connection.key(of: event.node))
  }

  private func check(_ event: StackShareEvent) throws {
    if (event.priority + event.reserved + event.took + event.gap).isNaN,
      [event.priority, event.reserved, event.took, event.gap].contains(where: \.isNaN)
    {
      throw notANumber("a share", event.child, event.call)
    }
  }

  private func check(_ event: PlacementEvent) throws {
    func isNaN(_ rect: Rect) -> Bool { rect.origin.isNaN || rect.size.isNaN }
    if isNaN(event.frame) { throw notANumber("the frame", event.node, event.call) }
    if event.absolute.isNaN || event.anchor.isNaN { throw notANumber("the position", event.node, event.call) }
    if isNaN(event.drawn) { throw notANumber("the drawn frame", event.node, event.call) }
  }

  func check(_ values: [Double], _ what: String, _ node: NodeID) throws {
    if values.contains(where: \.isNaN) { throw notANumber(what, node, 0) }
  }

  private func notANumber(_ what: String, _ node: NodeID, _ call: CallID) -> TraceError {
    .notANumber(path: path, what: what, node: connection.key(of: node), call: call == 0 ? nil : call)
  }
}

extension Connection {
  /// The key by which a message names a node.
  func key(of node: NodeID) -> String { (try? text("SELECT key FROM node WHERE id = ?", "\(node)")) ?? "node\(node)" }
}
