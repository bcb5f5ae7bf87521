import CSQLite
import LayoutModel

/// Writes the tables that grow with the layout as pages, past SQLite's b-tree, to the same rows as `BulkRows`.
///
/// A chunk is a transaction of its own. Nothing else writes these tables meanwhile, and they have no index yet.
final class BulkPages {
  private let writer: PageWriter
  private let path: String
  private let check: EventCheck
  private let vocabulary: VocabularyRows
  private let calls, shares, placements, guides: TablePages
  private var cell: CellWriter

  /// Nil where the file, or SQLite itself, is not as this needs it.
  init?(_ connection: Connection, path: String, _ vocabulary: VocabularyRows, _ check: EventCheck) throws {
    func root(_ table: String, _ columns: String) throws -> PageNumber? {
      guard try connection.text("SELECT group_concat(name, ', ') FROM pragma_table_info(?)", table) == columns,
        try connection.text("SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?", table) == "0",
        try connection.text("SELECT count(*) FROM (SELECT 1 FROM \(table) LIMIT 1)") == "0"
      else { return nil }
      return try connection.text("SELECT rootpage FROM sqlite_schema WHERE name = ?", table).flatMap { PageNumber($0) }
    }
    guard let calls = try root("call", CellWriter.callColumns), let shares = try root("stack_share", CellWriter.shareColumns),
      let placements = try root("placement", CellWriter.placementColumns), let guides = try root("guide", CellWriter.guideColumns),
      let writer = try PageWriter(connection)
    else { return nil }
    (self.calls, self.shares) = (TablePages(root: calls, writer), TablePages(root: shares, writer))
    (self.placements, self.guides) = (TablePages(root: placements, writer), TablePages(root: guides, writer))
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

  /// Whether names are of a length that fits in a page, with all else that a guide's row has.
  func canWrite(guideNames: [String]) -> Bool {
    let longest = min(CellWriter.maximumText, writer.pageSize.usable - CellWriter.guideRoom)
    return guideNames.allSatisfy { $0.utf8.count <= longest }
  }

  func write(_ chunk: EventChunk, guideNames: [String]) throws {
    try check.check(chunk)
    guard chunk.callCount == 0 || chunk.firstCall == calls.lastRow + 1 else {
      throw TraceError.writeFailed(path: path, message: "call \(chunk.firstCall) does not follow on call \(calls.lastRow)")
    }
    let names = guideNames.map { Array($0.utf8) }
    try writer.transaction {
      try append(chunk, names)
      for table in [calls, shares, placements, guides] { try table.flush() }
    }
  }

  private func append(_ chunk: EventChunk, _ names: [[UInt8]]) throws {
    let reasons = UnsafePointer(vocabulary.reasons), rules = UnsafePointer(vocabulary.rules)
    try close(chunk.closings, reasons, rules)
    for call in chunk.calls.prefix(chunk.callCount) {
      cell.set(call, reasons: reasons, rules: rules)
      try calls.append(cell, growth: call.last == 0 ? CellWriter.callGrowth : 0)
    }
    for share in chunk.shares.elements {
      cell.set(share)
      try shares.append(cell)
    }
    for placement in chunk.placements.elements {
      cell.set(placement)
      try placements.append(cell)
    }
    for guide in chunk.guides.elements {
      // What the pass has no name for is called by its number.
      cell.set(guide, name: Int(guide.guide) < names.count ? names[Int(guide.guide)] : Array("guide\(guide.guide)".utf8))
      try guides.append(cell)
    }
  }

  /// Ends calls whose rows were written while they were open.
  private func close(_ closings: [CallClosing], _ reasons: UnsafePointer<Int32>, _ rules: UnsafePointer<Int32>) throws {
    if closings.isEmpty { return }
    let ascending = closings.sorted { $0.id < $1.id }
    try calls.replace(ascending.map(\.id), { $1.set(ascending[$0].event, reasons: reasons, rules: rules) }, &cell)
  }
}
