import Platform
import LayoutEngine

/// How far one answer may go that lays out, so that a scene which repeats without end holds nobody up.
package struct WorkLimit: Sendable {
  package var calls = 100_000_000
  /// Seconds; what waits for a processor counts.
  package var seconds = LayoutBudget.seconds

  package init() {}

  package func callAsFunction<Answer>(_ body: () throws -> Answer) throws -> Answer {
    let budget = LayoutBudget(maxCalls: calls, seconds: seconds, megabytes: .max), clock = Clock(budget)
    defer { clock.stop() }
    return try LayoutBudget.$current.withValue(budget) {
      let answer = try body()
      if let excess = budget.excess { throw excess }
      return answer
    }
  }

  /// Looks at the time while an answer is made.
  private final class Clock: Sendable {
    private let condition = Condition()
    private nonisolated(unsafe) var isStopped = false

    init(_ budget: LayoutBudget) {
      let start = ContinuousClock.now
      BackgroundThread.start { [self] in
        condition.withLock {
          while !isStopped {
            _ = condition.wait(seconds: 0.1)
            _ = budget.check(seconds: (ContinuousClock.now - start) / .seconds(1), megabytes: 0)
          }
        }
      }
    }

    func stop() {
      condition.withLock {
        isStopped = true
        condition.broadcast()
      }
    }
  }
}
