/// A lock whose holder can wait until another thread says that something changed.
package final class Condition: @unchecked Sendable {
  private let mutex = Lock()
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    condition.initialize(to: pthread_cond_t())
    #if canImport(Darwin)
      pthread_cond_init(condition, nil)
    #else
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      // Whoever sets the system's clock makes nobody wait longer.
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  package func lock() { mutex.lock() }
  package func unlock() { mutex.unlock() }
  package func withLock<T>(_ body: () throws -> T) rethrows -> T { try mutex.withLock(body) }

  /// Wakes all that wait.
  package func broadcast() { pthread_cond_broadcast(condition) }

  /// Gives the lock away until `broadcast`, or for no reason: what is waited for is looked at again.
  package func wait() { pthread_cond_wait(condition, mutex.mutex) }

  /// As `wait()`, for so many seconds at most.
  ///
  /// - Returns: whether it woke before.
  package func wait(seconds: Double) -> Bool {
    #if canImport(Darwin)
      var time = timespec(seconds: seconds)
      return pthread_cond_timedwait_relative_np(condition, mutex.mutex, &time) == 0
    #else
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      let wait = timespec(seconds: seconds), nanoseconds = now.tv_nsec + wait.tv_nsec
      var end = timespec(tv_sec: now.tv_sec + wait.tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      return pthread_cond_timedwait(condition, mutex.mutex, &end) == 0
    #endif
  }
}

extension timespec {
  /// Nothing for less than 0, and a day at most.
  init(seconds: Double) {
    let nanoseconds = Int(max(0, min(seconds, 86_400)) * 1e9)
    self.init(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
