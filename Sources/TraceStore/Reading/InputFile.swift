import CSQLite
import Platform
import Schema

/// A trace to read, made sure of: a file that read-only connections can open.
final class InputFile: Sendable {
  /// As the user gave it, for messages.
  let path: String
  /// What to open: the file itself, or a copy.
  let resolved: String
  private let temporary: TemporaryFolder?
  /// Of its schema.
  let version: Int32
  /// Whether its recorder was killed, and it has its indexes only now.
  let gotIndexes: Bool

  init(path: String) throws(TraceError) {
    self.path = path
    version = try FileIdentity.version(ofTrace: path)
    if version / 10000 > Schema.version / 10000 { throw .newerVersion(path: path, version: Schema.name(ofVersion: version)) }
    do {
      let lacksIndexes = try Self.lacksIndexes(path)
      (resolved, temporary) = (path, nil)
      gotIndexes = lacksIndexes && Self.addIndexes(path)
    } catch {
      if error.primaryCode == SQLITE_ERROR, Self.isBlank(path) { throw Self.blank(path) }
      guard error.primaryCode == SQLITE_CANTOPEN || error.primaryCode == SQLITE_READONLY else { throw .reading(path, error) }
      (resolved, temporary) = try Self.copy(path)
      gotIndexes = (try? Self.lacksIndexes(resolved)) == true && Self.addIndexes(resolved)
      // A recorder that was killed at its first write leaves a journal, for which the file itself cannot be looked into.
      if Self.isBlank(resolved) { throw Self.blank(path) }
    }
  }

  /// The file of a recording that is made to be looked at, in a folder that goes with it.
  static func recording(in folder: TemporaryFolder) -> String { folder.path("trace.db") }

  /// Such a recording.
  init(in folder: TemporaryFolder, as name: String) throws(TraceError) {
    (path, resolved, temporary, gotIndexes) = (name, Self.recording(in: folder), folder, false)
    version = try FileIdentity.version(ofTrace: resolved)
  }

  private static func blank(_ path: String) -> TraceError { .damaged(path: path, message: "its recording ended before anything was written") }

  deinit {
    temporary?.remove()
  }

  private static func lacksIndexes(_ path: String) throws(SQLiteFailure) -> Bool {
    let connection = try Connection(path: path, flags: SQLITE_OPEN_READONLY)
    try connection.execute("SELECT count(*) FROM meta")
    return try connection.lacksIndexes
  }

  /// - Returns: false where it is still being recorded, or cannot be written: it can be read nevertheless.
  private static func addIndexes(_ path: String) -> Bool { (try? OutputFile.addIndexes(to: path)) != nil }

  /// Whether the file has no tables: a recorder was killed while it made them.
  private static func isBlank(_ path: String) -> Bool {
    guard let connection = try? Connection(path: path, flags: SQLITE_OPEN_READONLY) else { return false }
    return (try? connection.prepare("SELECT * FROM sqlite_schema")).map { sqlite3_step($0.handle) == SQLITE_DONE } ?? false
  }

  /// A killed recorder leaves a -wal. To read it SQLite wants to make a -shm beside it, which a read-only folder refuses; a copy elsewhere can be read.
  private static func copy(_ path: String) throws(TraceError) -> (String, TemporaryFolder) {
    func failure(_ folder: String, _ reason: String) -> TraceError {
      .cannotOpen(path: path, reason: "its folder is read-only and it could not be copied to \(folder): \(reason)")
    }
    let files = FileManager.default, folder: TemporaryFolder
    do { folder = try TemporaryFolder() } catch { throw failure(error.path, error.reason) }
    do {
      let copy = folder.path("trace.db")
      for suffix in ["", "-wal"] where files.fileExists(atPath: path + suffix) { try files.copyItem(atPath: path + suffix, toPath: copy + suffix) }
      return (copy, folder)
    } catch {
      folder.remove()
      throw failure(folder.path, error.systemReason)
    }
  }
}
