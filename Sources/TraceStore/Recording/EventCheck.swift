import LayoutModel

/// What no row may hold: a number that is NaN, which SQLite would store as NULL, and a code that names nothing.
struct EventCheck {
  private let connection: Connection
  private let path: String
  private let codes: VocabularyIDs

  init(_ connection: Connection, path: String, codes: VocabularyIDs) { (self.connection, self.path, self.codes) = (connection, path, codes) }

  /// - Throws: `TraceError.notANumber` or `.unknownCode`, naming the node.
  func check(_ chunk: EventChunk) throws {
    try codes.reasons.withUnsafeBufferPointer { reasons in
      try codes.rules.withUnsafeBufferPointer { rules in
        var id = chunk.firstCall
        for event in chunk.calls.prefix(chunk.callCount) {
          try check(event, id, reasons, rules)
          id += 1
        }
        for closing in chunk.closings { try check(closing.event, closing.id, reasons, rules) }
      }
    }
    for event in chunk.shares.elements { try check(event) }
    for event in chunk.placements.elements { try check(event) }
    for event in chunk.guides.elements where event.value.isNaN { throw notANumber("an alignment guide", event.node, event.call) }
  }

  @inline(__always)
  private func check(_ event: CallEvent, _ id: CallID, _ reasons: UnsafeBufferPointer<Int32>, _ rules: UnsafeBufferPointer<Int32>) throws {
    func isKnown(_ code: VocabularyCode, _ ids: UnsafeBufferPointer<Int32>) -> Bool { code == 0 || ids[Int(code)] != 0 }
    if !event.reply.isNaN, isKnown(event.reason, reasons), isKnown(event.widthRule, rules), isKnown(event.heightRule, rules) { return }
    if event.reply.isNaN, event.last != 0 { throw notANumber("the reply", event.node, id) }
    for (code, ids) in [(event.reason, reasons), (event.widthRule, rules), (event.heightRule, rules)] where !isKnown(code, ids) {
      throw TraceError.unknownCode(path: path, code: code, node: connection.key(of: event.node))
    }
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
