import Platform

/// Tells every page that listens that something changed. A page that was busy hears of the last change, not of each.
package final class Announcements: @unchecked Sendable {
  private let condition = Condition()
  private var count = 0
  private var isClosed = false
  private var listeners = 0
  private static let mostListeners = 16

  package init() {}

  package func announce() {
    condition.lock()
    count += 1
    condition.broadcast()
    condition.unlock()
  }

  /// Ends all that listen.
  package func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// Server-sent events, one a change; every 15 seconds a comment, by which a page that is gone is noticed.
  package func events(every seconds: Double = 15) -> HTTPResponse {
    .events { [self] write in
      guard enter() else { return _ = write("retry: 5000\n\n") }
      defer { leave() }
      var known = current
      guard write("event: hello\ndata: {}\n\n") else { return }
      while let next = wait(after: known, seconds) {
        guard write(next == known ? ": still here\n\n" : "event: changed\ndata: {}\n\n") else { return }
        known = next
      }
    }
  }

  private var current: Int { condition.withLock { count } }

  private func enter() -> Bool {
    condition.withLock {
      if listeners >= Self.mostListeners { return false }
      listeners += 1
      return true
    }
  }

  private func leave() { condition.withLock { listeners -= 1 } }

  /// - Returns: the number of the last change; nil where it is closed.
  private func wait(after known: Int, _ seconds: Double) -> Int? {
    condition.lock()
    defer { condition.unlock() }
    let end = ContinuousClock.now + .seconds(seconds)
    while count == known, !isClosed {
      let left = ContinuousClock.now.duration(to: end) / .seconds(1)
      if left <= 0 || !condition.wait(seconds: left) { break }
    }
    return isClosed ? nil : count
  }
}
