import CSQLite

/// A file as SQLite itself reads and writes it, through its VFS: no descriptor of our own, whose closing would drop SQLite's locks.
struct DatabaseFile {
  private let file: UnsafeMutablePointer<sqlite3_file>
  private let methods: UnsafePointer<sqlite3_io_methods>

  /// - Parameter operation: `SQLITE_FCNTL_FILE_POINTER` or `SQLITE_FCNTL_JOURNAL_POINTER`: the database or its -wal. Nil if SQLite has none.
  init?(_ operation: Int32, of connection: Connection) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(connection.handle, "main", operation, &file) == SQLITE_OK, let file, let methods = file.pointee.pMethods else { return nil }
    (self.file, self.methods) = (file, methods)
  }

  /// - Throws: what SQLite calls the failure; a full disk is `SQLITE_FULL`.
  func write(_ bytes: UnsafeRawPointer, count: Int, at offset: Int64) throws(SQLiteFailure) {
    try check(methods.pointee.xWrite(file, bytes, Int32(count), offset))
  }

  /// A file that is too short reads as zeros.
  func read(into bytes: UnsafeMutableRawPointer, count: Int, at offset: Int64) throws(SQLiteFailure) {
    let code = methods.pointee.xRead(file, bytes, Int32(count), offset)
    // SQLITE_IOERR_SHORT_READ, a macro that is not imported.
    if code != SQLITE_IOERR | 2 << 8 { try check(code) }
  }

  /// A stretch of the wal-index, which is shared with readers in other processes; nil if there is none.
  func sharedMemory(region: Int, size: Int) throws(SQLiteFailure) -> UnsafeMutableRawPointer? {
    guard methods.pointee.iVersion >= 2, let map = methods.pointee.xShmMap else { return nil }
    var start: UnsafeMutableRawPointer?
    try check(map(file, Int32(region), Int32(size), 1, &start))
    return start
  }

  /// Makes what was written outlast the machine, as SQLite does before it says that something is there.
  func synchronize() throws(SQLiteFailure) { try check(methods.pointee.xSync(file, SQLITE_SYNC_NORMAL)) }

  /// Takes one of the locks of the wal-index for this connection alone.
  ///
  /// - Returns: whether it got it, and has to give it back.
  func lock(_ slot: Int32) -> Bool { lock(slot, SQLITE_SHM_LOCK | SQLITE_SHM_EXCLUSIVE) }
  func unlock(_ slot: Int32) { _ = lock(slot, SQLITE_SHM_UNLOCK | SQLITE_SHM_EXCLUSIVE) }

  private func lock(_ slot: Int32, _ flags: Int32) -> Bool {
    guard methods.pointee.iVersion >= 2, let lock = methods.pointee.xShmLock else { return false }
    return lock(file, slot, 1, flags) == SQLITE_OK
  }

  /// What was written to shared memory before is seen by others before what is written after.
  func barrier() { methods.pointee.xShmBarrier?(file) }

  private func check(_ code: Int32) throws(SQLiteFailure) {
    if code != SQLITE_OK { throw SQLiteFailure(code: code, message: String(cString: sqlite3_errstr(code))) }
  }
}
