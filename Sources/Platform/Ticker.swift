/// Does the same thing again and again on a thread of its own, until it is stopped.
package final class Ticker: @unchecked Sendable {
  private let condition = Condition()
  private var isStopped = false

  /// - Parameter seconds: between the end of one time and the next, and before the first.
  package init(every seconds: Double, _ body: @escaping @Sendable () -> Void) {
    BackgroundThread.start { [self] in
      while !waits(seconds) { body() }
    }
  }

  /// Not once more from now on; a time that has begun goes on to its end.
  package func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }

  /// - Returns: whether it was stopped meanwhile.
  private func waits(_ seconds: Double) -> Bool {
    condition.withLock {
      if !isStopped { _ = condition.wait(seconds: seconds) }
      return isStopped
    }
  }
}
