import Platform
import TraceStore

/// Ends the process when a statement does not end: SQLite looks at its limits between steps, and one call of a function may take hours.
enum Overtime {
  /// From now on. Nothing is lost: a trace is only read.
  static func watch(_ session: ReadOnlySession) {
    guard let seconds = session.limits.seconds else { return }
    nonisolated(unsafe) let session = session
    BackgroundThread.start {
      while true {
        BackgroundThread.sleep(seconds: 0.25)
        if !session.isOverdue { continue }
        let error = QueryError.stopped(at: .seconds(seconds))
        StandardStreams.message(error.description)
        _exit(error.exitCode)
      }
    }
  }
}
