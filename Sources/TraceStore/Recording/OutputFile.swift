import CSQLite
import Platform
import Schema

/// The place of a recording: refuses what must not be overwritten, and keeps other recorders away.
///
/// Where no trace is yet, the recording is made in its place. Where one is, the recording is made beside it, in a file whose name ends with
/// `.partial`, and takes its place by a rename when it is complete: a recording that fails, is interrupted or killed leaves the earlier trace as it was.
///
/// The recorder's lock is a `flock` on the `-wal` file: SQLite takes none there, while its own locks on the database file would
/// collide with a `flock` where the system keeps both in one list (macOS, network file systems). The `-wal` exists exactly as long as
/// the recording goes on; the lock of a killed recorder goes with its process.
final class OutputFile {
  /// What the name of a recording beside an earlier trace ends with.
  static let suffix = ".partial"
  /// The longest that SQLite adds to a name.
  private static let longest = suffix + "-journal"

  /// The trace's name as the user gave it.
  private let name: String
  /// The trace's place, symbolic links resolved, as SQLite does when it names the `-wal`.
  private let target: String
  /// Whether an earlier trace stands in that place.
  private let isBeside: Bool
  private var folderLock: FolderLock?
  private var walLock: Int32 = -1
  private var identity: FileNumber?

  /// The file that is written, for messages.
  var path: String { isBeside ? name + Self.suffix : name }
  /// The file that is written.
  var resolved: String { isBeside ? target + Self.suffix : target }
  /// The earlier trace that stays until the recording is complete.
  var earlier: String? { isBeside ? name : nil }

  /// Checks the place. Until `lock()`, the folder is locked, so that of two recorders started at once one is refused.
  init(path: String) throws(TraceError) {
    (name, target, folderLock) = try Self.locate(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists { isBeside = try FileIdentity(path: path) != .empty } else { isBeside = false }
    try refuse(isRecording: target + Self.suffix)
    if isBeside {
      guard access(target, W_OK) == 0 else { throw .cannotOpen(path: path, reason: systemError()) }
      try settleEarlier()
      try clear()
    } else if exists, access(target, W_OK) != 0 {
      throw .cannotOpen(path: path, reason: systemError())
    }
  }

  /// The place of a trace that is there and to be added to.
  init(addingTo path: String) throws(TraceError) {
    (name, target, folderLock) = try Self.locate(path)
    isBeside = false
    let version = try FileIdentity.version(ofTrace: path)
    if version != Schema.version { throw .otherVersion(path: path, version: Schema.name(ofVersion: version)) }
    guard access(target, W_OK) == 0 else { throw .cannotOpen(path: path, reason: systemError()) }
    // What is added to a trace that is about to be replaced would go with it.
    for file in [target, target + Self.suffix] { try refuse(isRecording: file) }
  }

  private static func locate(_ path: String) throws(TraceError) -> (name: String, target: String, folderLock: FolderLock) {
    if path.isEmpty { throw .cannotOpen(path: "''", reason: "a file needs a name") }
    var target = path
    var status = stat()
    if stat(path, &status) == 0, let real = realpath(path, nil) {
      target = String(cString: real)
      free(real)
    } else if lstat(path, &status) == 0 {
      throw .cannotOpen(path: path, reason: "it is a symbolic link to nothing")
    }
    let url = URL(fileURLWithPath: target), folder = url.deletingLastPathComponent().path
    guard stat(folder, &status) == 0 else { throw .cannotOpen(path: path, reason: "the folder \(folder) does not exist") }
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotOpen(path: path, reason: "the folder \(folder) is not writable") }
    let most = pathconf(folder, Int32(_PC_NAME_MAX)), excess = url.lastPathComponent.utf8.count + longest.utf8.count - most
    if most > 0, excess > 0 {
      throw .cannotOpen(path: path, reason: "its name is \(excess) bytes too long for the files that a recording has beside it")
    }
    return (path, target, FolderLock(folder))
  }

  deinit { unlock() }

  /// Lets the file go, once SQLite has closed it.
  func unlock() {
    if walLock >= 0 { close(walLock) }
    (walLock, folderLock) = (-1, nil)
  }

  // MARK: What is there already

  /// An earlier trace as one plain file, with what a killed recorder left in its `-wal`: the next file of that name must not be taken for the owner of it.
  private func settleEarlier() throws(TraceError) {
    switch try FileIdentity(path: target) {
    case .empty: return
    case .other(let content): throw .wouldOverwrite(path: name, content: content)
    case .trace(_, let isPlain):
      if isPlain { try FileIdentity.refuseStrayWAL(of: target) }
    }
    try refuse(isRecording: target)
    do throws(SQLiteFailure) {
      let connection = try Connection(path: target, flags: SQLITE_OPEN_READWRITE)
      // Another program that has a transaction open would go on writing into a file without a name.
      try connection.execute("BEGIN IMMEDIATE; ROLLBACK")
      try connection.leaveWAL()
    } catch {
      // Other damage goes with the trace when it is replaced.
      if error.isBusy { throw .locked(path: name) }
    }
  }

  /// Takes an earlier recording away that did not end.
  private func clear() throws(TraceError) {
    var status = stat()
    guard lstat(resolved, &status) == 0 else { return }
    if case .other(let content) = try FileIdentity(path: resolved) { throw .wouldOverwrite(path: path, content: content) }
    if !remove() { throw .cannotOpen(path: path, reason: systemError()) }
  }

  /// - Returns: whether nothing is left; else `errno` says why.
  @discardableResult func remove() -> Bool {
    ["-wal", "-shm", "-journal", ""].allSatisfy { unlink(resolved + $0) == 0 || errno == ENOENT }
  }

  /// Whoever writes a file holds the lock of its `-wal`.
  private func refuse(isRecording file: String) throws(TraceError) {
    let wal = open(file + "-wal", O_RDONLY | O_CLOEXEC)
    defer { if wal >= 0 { close(wal) } }
    if wal >= 0, flock(wal, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .beingRecorded(path: name) }
  }

  // MARK: Locks

  /// Takes the recorder's lock, once SQLite has made the `-wal`.
  func lock() {
    walLock = open(resolved + "-wal", O_RDONLY | O_CLOEXEC)
    if walLock >= 0 { _ = flock(walLock, LOCK_EX | LOCK_NB) }
    folderLock = nil
    identity = FileNumber(of: resolved)
  }

  // MARK: The end

  /// Whether the file still stands in its folder: SQLite would go on writing into one that was removed.
  var isInPlace: Bool { identity != nil && FileNumber(of: resolved) == identity }

  /// Takes the recorder's own `-wal` and `-shm` away from a place that its file has left: SQLite would take them for those of whatever is put there.
  func withdraw() {
    guard walLock >= 0, FileNumber(of: resolved + "-wal") == FileNumber(of: walLock) else { return }
    unlink(resolved + "-wal")
    unlink(resolved + "-shm")
  }

  /// Gives a recording that is complete, and closed, the place of the earlier trace.
  func putInPlace() throws(TraceError) {
    guard isBeside else { return }
    do throws(TraceError) {
      folderLock = FolderLock(URL(fileURLWithPath: target).deletingLastPathComponent().path)
      var status = stat()
      if lstat(target, &status) == 0 { try settleEarlier() }
      try becomePlain()
      for file in [target, resolved] { for suffix in ["-wal", "-shm", "-journal"] { unlink(file + suffix) } }
      if rename(resolved, target) != 0 { throw TraceError.cannotOpen(path: name, reason: systemError()) }
    } catch {
      throw .notReplaced(path: name, recorded: path, reason: error.refusal)
    }
  }

  /// Waits for readers that keep the last rows in the `-wal`, which a rename would leave behind.
  private func becomePlain() throws(TraceError) {
    var status = stat()
    let (pause, end) = (20, Int(Connection.patience))
    for _ in stride(from: 0, to: end, by: pause) {
      if stat(resolved + "-wal", &status) != 0 || status.st_size == 0 { return }
      usleep(UInt32(pause) * 1000)
      try? Connection(path: resolved, flags: SQLITE_OPEN_READWRITE).leaveWAL()
    }
    throw .cannotOpen(path: path, reason: "another program reads \(path)")
  }
}

/// Which file a name or descriptor stands for.
private struct FileNumber: Equatable {
  private let device: dev_t
  private let inode: ino_t

  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }

  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }
}

extension TraceError {
  /// Why a file may not be replaced, for a sentence that names it.
  fileprivate var refusal: String {
    switch self {
    case .cannotOpen(_, let reason): reason
    case .wouldOverwrite(_, let content): "by now it is \(content)"
    case .locked: "another program keeps it locked"
    case .beingRecorded: "another layouttrace writes it"
    default: "\(self)"
    }
  }
}
