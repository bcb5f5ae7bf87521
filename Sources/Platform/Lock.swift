/// A mutual exclusion lock of POSIX threads.
package final class Lock: @unchecked Sendable {
  fileprivate let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// - Parameter isRecursive: whether the thread that holds it may take it again.
  package init(isRecursive: Bool = false) {
    mutex.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    if isRecursive { pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }
  package func unlock() { pthread_mutex_unlock(mutex) }

  package func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}

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
