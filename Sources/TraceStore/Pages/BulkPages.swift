import CSQLite
import LayoutModel
import Platform
import Schema

/// Writes the tables that grow with the layout as pages, past SQLite's b-tree, to the same rows as `BulkRows`.
///
/// A chunk is a transaction of its own. Nothing else writes these tables meanwhile. Their indexes follow when the last row stands.
final class BulkPages {
  let writer: PageWriter
  private let path: String
  private let check: EventCheck
  private let vocabulary: VocabularyRows
  private let calls, shares, placements, guides: TablePages
  private var cell: CellWriter
  private var callNode = IDIndexPages("call_node"), shareCall = IDIndexPages("stack_share_call")
  private var placementNode = IDIndexPages("placement_node"), guideNode = IDIndexPages("guide_node")

  /// Nil where the file, or SQLite itself, is not as this needs it.
  init?(_ connection: Connection, path: String, _ vocabulary: VocabularyRows, _ check: EventCheck) throws {
    guard let writer = try PageWriter(connection), let calls = try TablePages(empty: "call", CellWriter.callColumns, connection, writer),
      let shares = try TablePages(empty: "stack_share", CellWriter.shareColumns, connection, writer),
      let placements = try TablePages(empty: "placement", CellWriter.placementColumns, connection, writer),
      let guides = try TablePages(empty: "guide", CellWriter.guideColumns, connection, writer)
    else { return nil }
    (self.calls, self.shares, self.placements, self.guides) = (calls, shares, placements, guides)
    (self.path, self.writer, self.vocabulary) = (path, writer, vocabulary)
    self.check = check
    // Not before this: what is refused above has no deinit.
    cell = CellWriter()
    // The writer empties the -wal; SQLite would do so at every commit of its own, and not start it anew.
    try connection.execute("PRAGMA wal_autocheckpoint=0")
  }

  deinit { cell.deallocate() }

  /// Leaves the tables to SQL: rows may follow those that are there.
  func handOver(_ connection: Connection) throws { try connection.execute("PRAGMA wal_autocheckpoint=1000") }

  /// Whether two names are of a length that fits in a page, with all else that a placement's row has.
  func canWrite(guideNames: [String]) -> Bool {
    let longest = min(CellWriter.maximumText, (writer.pageSize.usable - CellWriter.placementRoom) / 2)
    return guideNames.allSatisfy { $0.utf8.count <= longest }
  }

  func write(_ chunk: EventChunk, guideNames: [String]) throws {
    try check.check(chunk)
    guard chunk.callCount == 0 || chunk.firstCall == calls.lastRow + 1 else {
      throw TraceError.writeFailed(path: path, message: "call \(chunk.firstCall) does not follow on call \(calls.lastRow)")
    }
    let names = GuideNames(guideNames)
    try writer.transaction {
      try append(chunk, names)
      for table in [calls, shares, placements, guides] { try table.flush() }
    }
  }

  private func append(_ chunk: EventChunk, _ names: GuideNames) throws {
    let reasons = UnsafePointer(vocabulary.reasons), rules = UnsafePointer(vocabulary.rules)
    try close(chunk.closings, reasons, rules)
    for call in chunk.calls.prefix(chunk.callCount) {
      cell.set(call, reasons: reasons, rules: rules)
      try calls.append(cell, growth: call.last == 0 ? CellWriter.callGrowth : 0)
    }
    callNode.add(chunk.calls.prefix(chunk.callCount), \.node, pass: \.pass)
    for share in chunk.shares.elements {
      cell.set(share)
      try shares.append(cell)
    }
    shareCall.add(chunk.shares.elements, \.call)
    for placement in chunk.placements.elements {
      cell.set(placement, names: names)
      try placements.append(cell)
    }
    placementNode.add(chunk.placements.elements, \.node, pass: \.pass)
    for guide in chunk.guides.elements {
      cell.set(guide, names: names)
      try guides.append(cell)
    }
    guideNode.add(chunk.guides.elements, \.node, pass: \.pass)
  }

  /// Makes the indexes of many rows, when no row follows; SQL makes the others, and all of them where the file is not as this needs it.
  ///
  /// - Parameter others: of the tables that are not of this.
  func writeIndexes(beside others: [any IndexPages]) throws {
    let indexes = (others + [callNode, shareCall, placementNode, guideNode]).filter { $0.isWhole && $0.count >= IndexLimits.fewestRows }
    guard let longest = indexes.max(by: { $0.count < $1.count }) else { return }
    // Two threads, since no row is made meanwhile: this one makes the longest, which is half of them or so.
    let rest = indexes.filter { $0.name != longest.name }, pageSize = writer.pageSize
    let beside = BackgroundValue {
      rest.map { index in
        let pages = PagesInMemory(pageSize)
        return Result { () throws(SQLiteFailure) in (name: index.name, pages: pages, root: try index.write(pages)) }
      }
    }
    try writer.transaction {
      guard let schema = try SchemaPages(writer, roomFor: indexes.count) else { return }
      var roots = [longest.name: try longest.write(writer)]
      for index in beside.value {
        let (name, pages, root) = try index.get()
        roots[name] = try pages.write(numbering: root, to: writer)
      }
      try schema.add(
        Schema.objects.flatMap { table in
          table.indexes.compactMap { index in
            roots[index.name].map { SchemaPages.Index(name: index.name, table: table.name, create: index.create, root: $0) }
          }
        })
    }
  }

  /// Ends calls whose rows were written while they were open.
  private func close(_ closings: [CallClosing], _ reasons: UnsafePointer<Int32>, _ rules: UnsafePointer<Int32>) throws {
    if closings.isEmpty { return }
    let ascending = closings.sorted { $0.id < $1.id }
    try calls.replace(ascending.map(\.id), { $1.set(ascending[$0].event, reasons: reasons, rules: rules) }, &cell)
  }
}
