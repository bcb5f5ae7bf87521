import CSQLite

/// Writes whole pages of a database in WAL mode past SQLite's b-tree, visible to every connection when a transaction ends, gone if the process
/// ends before. For the pages of tables that nothing else writes meanwhile.
///
/// A page that readers may have goes into a frame at the end of the -wal, as SQLite does it. A new one goes to its place in the file at once, past the
/// end that readers know: until a frame says that the file is longer, nobody reads it. That is half as much to write, and nearly nothing to empty later.
/// For what is lost with the machine there is `settle`.
///
/// The connection holds the write lock during a transaction and sees afterwards that the file has changed.
final class PageWriter: PageTarget {
  private let connection: Connection
  private let database, wal: DatabaseFile
  private let index: WALIndex
  private let early: EarlySync
  private let begin, end: Statement
  let pageSize: Page.Size
  /// As it was when the transaction began, and as it will be.
  private var committed = WALIndex.Header()
  private var header = WALIndex.Header()
  private let first: Page
  /// Frames of this transaction, by page.
  private var written: [PageNumber: Int] = [:]
  private var frames: [PageNumber] = []
  /// Whether nobody can cut the file back to the end that readers know, as emptying a -wal does.
  private var isEndOurs = false
  /// From how many frames on the -wal is emptied into the file.
  private var checkpointAt = checkpointInterval
  private static let checkpointInterval: UInt32 = 4096

  /// Nil where the file is not as this needs it: then SQLite must write all.
  init?(_ connection: Connection) throws(SQLiteFailure) {
    let end = try connection.prepare("COMMIT")
    (begin, self.end) = (try connection.prepare("BEGIN IMMEDIATE"), end)
    // The -wal is there from the first transaction on.
    try begin.insert()
    defer { try? end.insert() }
    guard let database = DatabaseFile(SQLITE_FCNTL_FILE_POINTER, of: connection),
      let wal = DatabaseFile(SQLITE_FCNTL_JOURNAL_POINTER, of: connection), let index = try WALIndex(database), let header = index.header(),
      // Of a -wal that nothing was written to the index knows nothing.
      header.pageBytes > 0
    else { return nil }
    (self.connection, self.database, self.wal, self.index, early) = (connection, database, wal, index, EarlySync([database, wal]))
    // The file's header says it, and stands in the first page.
    let whole = Page.Size(bytes: header.pageBytes, usable: header.pageBytes)
    let probe = Page(whole)
    try Self.read(1, header, database, wal, index, into: probe)
    pageSize = Page.Size(bytes: whole.bytes, usable: whole.bytes - Int(probe.bytes[20]))
    first = Page(pageSize)
    // A vacuuming file keeps track of every page's parent; schema formats before 4 know no empty 0 and 1.
    if probe.number32(52) != 0 || probe.number32(44) != 4 { return nil }
  }

  // The connection may be closed next, and with it the file.
  deinit { try? early.wait() }

  /// Either all pages that `body` writes or none. The -wal is emptied into the file now and then.
  func transaction(_ body: () throws -> Void) throws {
    try begin.insert()
    do {
      guard let header = index.header() else { throw SQLiteFailure(code: SQLITE_CORRUPT, message: "the wal-index cannot be read") }
      (committed, self.header) = (header, header)
      written.removeAll(keepingCapacity: true)
      frames.removeAll(keepingCapacity: true)
      if header.lastFrame == 0 { try writeWALHeader() }
      isEndOurs = index.lockCheckpoints()
      defer { if isEndOurs { index.unlockCheckpoints() } }
      try body()
      try publish()
    } catch {
      try? end.insert()
      throw error
    }
    try end.insert()
    try checkpoint()
  }

  /// A page at the end of the file. The one with the byte at 1 GiB, which locks are taken on, is left out.
  func allocate() -> PageNumber {
    header.pageCount += 1
    if header.pageCount == 0x4000_0000 / UInt32(pageSize.bytes) + 1 { header.pageCount += 1 }
    return header.pageCount
  }

  func write(_ page: Page, as number: PageNumber) throws(SQLiteFailure) {
    if isEndOurs, number > committed.pageCount {
      try database.write(page.bytes, count: pageSize.bytes, at: Int64(number - 1) * Int64(pageSize.bytes))
      early.add(pageSize.bytes)
    } else {
      try write(page, as: number, pageCount: 0)
    }
  }

  /// Makes the pages of all transactions outlast the machine: before the -wal may say so of anything that rests on them.
  func settle() throws(SQLiteFailure) {
    try early.wait()
    try database.synchronize()
  }

  /// A page as it is in this transaction.
  func read(_ number: PageNumber, into page: Page) throws(SQLiteFailure) {
    if let frame = written[number] {
      try wal.read(into: page.bytes, count: pageSize.bytes, at: offset(frame: frame) + Int64(Page.frameHeader))
      page.load()
    } else {
      try Self.read(number, committed, database, wal, index, into: page)
    }
  }

  /// Makes the pages visible.
  private func publish() throws(SQLiteFailure) {
    try read(1, into: first)
    // As SQLite counts changes, for connections that know no -wal.
    let change = first.number32(24) &+ 1
    first.set32(change, at: 24)
    first.set32(header.pageCount, at: 28)
    first.set32(change, at: 92)
    first.set32(UInt32(sqlite3_libversion_number()), at: 96)
    try write(first, as: 1, pageCount: header.pageCount)
    let start = Int(header.lastFrame) - frames.count
    for (place, page) in frames.enumerated() { try index.append(frame: start + place + 1, page: page) }
    index.publish(header)
  }

  /// Empties a -wal that has grown long, unless a reader needs it.
  private func checkpoint() throws(SQLiteFailure) {
    guard header.lastFrame >= checkpointAt else { return }
    try connection.emptyWAL()
    checkpointAt = (index.header()?.lastFrame ?? 0) + Self.checkpointInterval
  }

  private func write(_ page: Page, as number: PageNumber, pageCount: UInt32) throws(SQLiteFailure) {
    let frame = page.frame
    Page.set32(number, at: frame)
    Page.set32(pageCount, at: frame + 4)
    withUnsafeBytes(of: header.salt) { UnsafeMutableRawPointer(frame + 8).copyMemory(from: $0.baseAddress.unsafelyUnwrapped, byteCount: 8) }
    header.frameChecksum.add(frame, count: 8)
    header.frameChecksum.add(page.bytes, count: pageSize.bytes)
    Page.set32(header.frameChecksum.first, at: frame + 16)
    Page.set32(header.frameChecksum.second, at: frame + 20)
    header.lastFrame += 1
    try wal.write(frame, count: Page.frameHeader + pageSize.bytes, at: offset(frame: Int(header.lastFrame)))
    early.add(Page.frameHeader + pageSize.bytes)
    written[number] = Int(header.lastFrame)
    frames.append(number)
  }

  /// A -wal that was emptied has no header either; its salt stands in the index.
  private func writeWALHeader() throws(SQLiteFailure) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 32)
    defer { bytes.deallocate() }
    for (place, number) in [0x377F_0682, 3_007_000, UInt32(pageSize.bytes), 0].enumerated() { Page.set32(number, at: bytes + 4 * place) }
    withUnsafeBytes(of: header.salt) { UnsafeMutableRawPointer(bytes + 16).copyMemory(from: $0.baseAddress.unsafelyUnwrapped, byteCount: 8) }
    var checksum = WALChecksum()
    checksum.add(bytes, count: 24)
    Page.set32(checksum.first, at: bytes + 24)
    Page.set32(checksum.second, at: bytes + 28)
    try wal.write(bytes, count: 32, at: 0)
    header.frameChecksum = checksum
  }

  private func offset(frame: Int) -> Int64 { Self.offset(frame: frame, pageSize.bytes) }
  private static func offset(frame: Int, _ pageBytes: Int) -> Int64 { 32 + Int64(frame - 1) * Int64(Page.frameHeader + pageBytes) }

  private static func read(
    _ number: PageNumber, _ header: WALIndex.Header, _ database: DatabaseFile, _ wal: DatabaseFile, _ index: WALIndex, into page: Page
  ) throws(SQLiteFailure) {
    let count = page.size.bytes
    if let frame = try index.frame(of: number, last: Int(header.lastFrame)) {
      try wal.read(into: page.bytes, count: count, at: offset(frame: frame, count) + Int64(Page.frameHeader))
    } else {
      try database.read(into: page.bytes, count: count, at: Int64(number - 1) * Int64(count))
    }
    page.load()
  }
}
