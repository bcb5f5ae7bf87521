import CSQLite
import Platform

/// How far a user's SQL may go.
package struct SessionLimits: Sendable {
  /// All statements of a run together; nil: any time.
  package var seconds: Double?
  /// Of each statement; nil: any number.
  package var rows: Int?
  /// The longest text or blob. One call of a function that makes one cannot be interrupted, so this bounds how late a time limit is noticed.
  package var length: Int32

  /// SQLite's memory in this process, in bytes: what is sorted or grouped beyond it goes to a temporary file. It holds where `SQLiteMemory.isCounted`.
  static let heap = 1 << 30

  package init(seconds: Double? = nil, rows: Int? = nil, length: Int32 = 64 << 20) { (self.seconds, self.rows, self.length) = (seconds, rows, length) }

  func install(on connection: Connection) {
    sqlite3_hard_heap_limit64(Int64(Self.heap))
    sqlite3_limit(connection.handle, SQLITE_LIMIT_LENGTH, length)
    sqlite3_limit(connection.handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(connection.handle, SQLITE_LIMIT_WORKER_THREADS, 0)
    // LIKE and GLOB take the pattern's length times the text's, in one call.
    sqlite3_limit(connection.handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000)
  }
}

/// Stops statements that run for too long or that Ctrl-C ends.
final class StatementGuardian {
  private let seconds: Double?
  /// In nanoseconds of the uptime. Another thread may look at it, see `isOverdue`.
  private var deadline: UInt64 = .max
  private(set) var wasInterrupted = false

  init(_ seconds: Double?) { self.seconds = seconds }

  /// Runs `body` with its time counted from now on. What it runs within another's time has a time of its own.
  func timing<T>(_ body: () throws -> T) rethrows -> T {
    let outer = deadline
    wasInterrupted = false
    // 10^9 seconds are thirty years.
    deadline = seconds.map { MonotonicTime.nanoseconds + UInt64(min(max($0, 0), 1e9) * 1e9) } ?? .max
    defer { deadline = outer }
    return try body()
  }

  /// Lives at least as long as statements run on `connection`. Every thousand steps of SQLite's machine it looks at the clock.
  func install(on connection: Connection) {
    sqlite3_progress_handler(
      connection.handle, 1000,
      { context in
        guard let context else { return 1 }
        return Unmanaged<StatementGuardian>.fromOpaque(context).takeUnretainedValue().mustStop ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private var mustStop: Bool {
    if ReadOnlySession.isInterrupted { wasInterrupted = true }
    return wasInterrupted || deadline != .max && MonotonicTime.nanoseconds >= deadline
  }

  /// The time that `body` takes does not count: it waits for whoever reads the rows.
  func pausing<T>(_ body: () throws -> T) rethrows -> T {
    guard deadline != .max else { return try body() }
    let (start, left) = (MonotonicTime.nanoseconds, deadline)
    deadline = .max
    defer { deadline = left + (MonotonicTime.nanoseconds - start) }
    return try body()
  }

  /// Whether the time has been over for two seconds, and the statement does not end: it is inside of one call of a function.
  var isOverdue: Bool {
    let deadline = deadline
    return deadline != .max && MonotonicTime.nanoseconds > deadline + 2_000_000_000
  }
}

extension ReadOnlySession {
  /// Set by a signal's handler, it ends what runs, until whoever asked for the handler takes it back.
  nonisolated(unsafe) package static var isInterrupted = false
}
