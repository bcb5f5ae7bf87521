import LayoutEngine
import Platform

/// How far one answer may go that lays out, so that a scene which repeats without end holds nobody up.
package struct WorkLimit: Sendable {
  package var calls = 100_000_000
  /// Seconds; what waits for a processor counts.
  package var seconds = LayoutBudget.seconds

  package init() {}

  package func callAsFunction<Answer>(_ body: () throws -> Answer) throws -> Answer {
    let budget = LayoutBudget(maxCalls: calls, seconds: seconds, megabytes: .max), start = ContinuousClock.now
    let clock = Ticker(every: 0.1) { _ = budget.check(seconds: start.duration(to: .now) / .seconds(1), megabytes: 0) }
    defer { clock.stop() }
    return try LayoutBudget.$current.withValue(budget) {
      let answer = try body()
      if let excess = budget.excess { throw excess }
      return answer
    }
  }
}
