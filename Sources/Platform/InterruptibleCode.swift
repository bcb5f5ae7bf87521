/// Code of a person's that another thread may interrupt by a signal, so that Swift writes the calls it is in.
package enum InterruptibleCode {
  /// Swift writes the calls for it, no trap of Swift's sends it, and what a shell starts in the background does not ignore it, as SIGQUIT.
  private static let signal = SIGABRT

  private static let lock = Lock()
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) private static var depth = 0

  /// Runs `body` on this thread.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    begin()
    defer { end() }
    return try body()
  }

  /// What follows on this thread is such code, until `end`. Inside of other such code it belongs to that.
  package static func begin() {
    lock.withLock {
      if depth == 0 {
        thread = pthread_self()
        // Threads of Dispatch take no signals.
        var taken = sigset_t()
        sigemptyset(&taken)
        sigaddset(&taken, signal)
        pthread_sigmask(SIG_UNBLOCK, &taken, nil)
      }
      depth += 1
    }
  }

  package static func end() {
    lock.withLock {
      depth -= 1
      if depth == 0 { thread = nil }
    }
  }

  /// Whether some runs.
  package static var isRunning: Bool { lock.withLock { thread != nil } }

  /// Sends the signal to the thread that runs it.
  ///
  /// - Returns: false where none does.
  package static func interrupt() -> Bool {
    // The thread cannot end meanwhile.
    lock.withLock { thread.map { pthread_kill($0, signal) == 0 } ?? false }
  }

  /// Whether Swift has done its writing, or cannot: it stops all other threads, gives the signal back to the system, writes, and lets the threads go on.
  package static var isWritten: Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return true }
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler == nil
    #else
      return action.__sigaction_handler.sa_handler == nil
    #endif
  }
}
