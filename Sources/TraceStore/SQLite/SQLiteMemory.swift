import CSQLite

/// Whether SQLite counts the memory it takes: for each piece all threads of a process wait for one another, and preparing statements in two threads
/// took three times as long as in one. It is settled before the first connection, for the whole process.
package enum SQLiteMemory {
  /// Counted it can be limited, as `SessionLimits` does. Without effect after `settle()`.
  nonisolated(unsafe) package static var isCounted = false

  /// Before anything else is asked of SQLite; later it changes nothing.
  package static func settle() { _ = settled }

  private static let settled = isCounted ? SQLITE_OK : layouttrace_sqlite3_config_memstatus(0)
}
