import CSQLite
import Foundation
import Schema

/// The place of a recording: refuses what must not be overwritten, and keeps other recorders away.
///
/// The recorder's lock is a `flock` on the `-wal` file: SQLite takes none there, while its own locks on the database file would
/// collide with a `flock` where the system keeps both in one list (macOS, network file systems). The `-wal` exists exactly as long as
/// the recording goes on; the lock of a killed recorder goes with its process.
final class OutputFile {
  /// As the user gave it, for messages.
  let path: String
  /// Symbolic links resolved, as SQLite does when it names the `-wal`.
  let resolved: String
  private var folderLock: Int32 = -1
  private var walLock: Int32 = -1
  private var identity: (device: dev_t, inode: ino_t)?

  /// Checks the place and clears it of an earlier trace. Until `lock()`, the folder is locked, so that of two recorders started at once one is refused.
  convenience init(path: String) throws(TraceError) {
    try self.init(locating: path)
    var status = stat()
    if stat(resolved, &status) == 0 { try clear() }
  }

  /// The place of a trace that is there and to be added to.
  convenience init(addingTo path: String) throws(TraceError) {
    try self.init(locating: path)
    switch try FileIdentity(path: path) {
    case .empty: throw .notATrace(path: path, content: "empty")
    case .other(let content): throw .notATrace(path: path, content: content)
    case .trace(let version):
      if version != Schema.version { throw .otherVersion(path: path, version: Schema.name(ofVersion: version)) }
    }
    guard access(resolved, W_OK) == 0 else { throw .cannotOpen(path: path, reason: systemError()) }
    try refuseIfLocked()
  }

  private init(locating path: String) throws(TraceError) {
    if path.isEmpty { throw .cannotOpen(path: "''", reason: "a file needs a name") }
    self.path = path
    var status = stat()
    if stat(path, &status) == 0, let real = realpath(path, nil) {
      resolved = String(cString: real)
      free(real)
    } else if lstat(path, &status) == 0 {
      throw .cannotOpen(path: path, reason: "it is a symbolic link to nothing")
    } else {
      resolved = path
    }
    let folder = URL(fileURLWithPath: resolved).deletingLastPathComponent().path
    guard stat(folder, &status) == 0 else { throw .cannotOpen(path: path, reason: "the folder \(folder) does not exist") }
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotOpen(path: path, reason: "the folder \(folder) is not writable") }
    lockFolder(folder)
  }

  deinit { unlock() }

  /// Lets the file go, once SQLite has closed it.
  func unlock() {
    if walLock >= 0 { close(walLock) }
    if folderLock >= 0 { close(folderLock) }
    (walLock, folderLock) = (-1, -1)
  }

  private func clear() throws(TraceError) {
    let identity = try FileIdentity(path: path)
    if case .other(let content) = identity { throw .wouldOverwrite(path: path, content: content) }
    guard access(resolved, W_OK) == 0 else { throw .cannotOpen(path: path, reason: systemError()) }
    if identity == .empty { return }
    try refuseIfLocked()
    try refuseIfWritten()
    if !remove() { throw .cannotOpen(path: path, reason: systemError()) }
  }

  /// - Returns: whether nothing is left; else `errno` says why.
  @discardableResult func remove() -> Bool {
    ["-wal", "-shm", "-journal", ""].allSatisfy { unlink(resolved + $0) == 0 || errno == ENOENT }
  }

  /// Another program that has a transaction open would go on writing into a file without a name.
  private func refuseIfWritten() throws(TraceError) {
    do throws(SQLiteFailure) {
      try Connection(path: resolved, flags: SQLITE_OPEN_READWRITE).execute("BEGIN IMMEDIATE; ROLLBACK")
    } catch {
      // What else is wrong with it goes with it.
      if error.isBusy { throw .locked(path: path) }
    }
  }

  /// Whoever writes the file holds the lock of its `-wal`.
  private func refuseIfLocked() throws(TraceError) {
    let wal = open(resolved + "-wal", O_RDONLY | O_CLOEXEC)
    defer { if wal >= 0 { close(wal) } }
    if wal >= 0, flock(wal, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .beingRecorded(path: path) }
  }

  /// A moment is enough: whoever holds it is only opening. A folder that cannot be locked is no reason not to record.
  private func lockFolder(_ folder: String) {
    folderLock = open(folder, O_RDONLY | O_CLOEXEC)
    guard folderLock >= 0 else { return }
    for _ in 0..<200 {
      if flock(folderLock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(5000)
    }
  }

  /// Takes the recorder's lock, once SQLite has made the `-wal`.
  func lock() {
    walLock = open(resolved + "-wal", O_RDONLY | O_CLOEXEC)
    if walLock >= 0 { _ = flock(walLock, LOCK_EX | LOCK_NB) }
    if folderLock >= 0 { close(folderLock) }
    folderLock = -1
    identity = currentIdentity
  }

  /// Whether the file still stands in its folder: SQLite would go on writing into one that was removed.
  var isInPlace: Bool { currentIdentity.map { identity?.device == $0.device && identity?.inode == $0.inode } ?? false }

  private var currentIdentity: (device: dev_t, inode: ino_t)? {
    var status = stat()
    return stat(resolved, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }
}
