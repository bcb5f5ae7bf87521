import Platform
import Testing

@Suite struct ThreadTests {
  /// What two threads see.
  private final class Counter: @unchecked Sendable {
    let condition = Condition()
    var count = 0
  }

  @Test func `threads that hold a condition's lock lose no count, and who waits is woken`() {
    let counter = Counter()
    for _ in 0..<4 {
      let hasStarted = BackgroundThread.start(stack: 1 << 20) {
        for _ in 0..<1000 {
          counter.condition.withLock {
            counter.count += 1
            counter.condition.broadcast()
          }
        }
      }
      #expect(hasStarted)
    }
    counter.condition.withLock { while counter.count < 4000 { counter.condition.wait() } }
    #expect(counter.count == 4000)
  }

  @Test func `a value that another thread works out is waited for`() {
    let value = BackgroundValue {
      BackgroundThread.sleep(seconds: 0.02)
      return 7
    }
    #expect(value.value == 7 && value.value == 7)
  }

  @Test func `a wait ends by itself`() {
    let condition = Condition(), start = MonotonicTime.nanoseconds
    #expect(condition.withLock { condition.wait(seconds: 0.05) } == false)
    #expect(MonotonicTime.nanoseconds - start >= 45_000_000)
  }

  @Test func `a lock that may be taken again is taken again`() {
    let lock = Lock(isRecursive: true)
    #expect(lock.withLock { lock.withLock { 3 } } == 3)
  }

  @Test func `sleep lasts as long as it says`() {
    let start = MonotonicTime.nanoseconds
    BackgroundThread.sleep(seconds: 0.02)
    #expect(MonotonicTime.nanoseconds - start >= 20_000_000)
  }
}
