/// A value that another thread works out meanwhile.
package final class BackgroundValue<Value>: @unchecked Sendable {
  private let condition = Condition()
  private var made: Value?

  /// - Parameter body: runs on this thread where the system grants no other.
  package init(_ body: @escaping @Sendable () -> Value) {
    if !BackgroundThread.start({ self.make(body) }) { make(body) }
  }

  private func make(_ body: () -> Value) {
    let value = body()
    condition.withLock {
      made = value
      condition.broadcast()
    }
  }

  /// Waits for it.
  package var value: Value {
    condition.withLock {
      while true {
        if let made { return made }
        condition.wait()
      }
    }
  }
}

/// A thread that nobody waits for.
package enum BackgroundThread {
  /// Runs `body` on a thread of its own.
  ///
  /// - Parameter stack: bytes; what the system gives if nil.
  /// - Returns: false where the system grants no thread, and `body` does not run.
  @discardableResult package static func start(stack: Int? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    if let stack { guard pthread_attr_setstacksize(&attributes, stack) == 0 else { return false } }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { BackgroundThread.run($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { BackgroundThread.run($0) }, work.toOpaque())
    #endif
    if code != 0 { work.release() }
    return code == 0
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }

  /// Holds this thread up. A signal that is handled meanwhile does not shorten it.
  package static func sleep(seconds: Double) {
    var wait = timespec(seconds: seconds), left = timespec()
    while nanosleep(&wait, &left) != 0, errno == EINTR { wait = left }
  }
}
