import Testing
import TraceStore

@testable import Explanation

/// A trace may have millions of calls: an answer reads ranges of them.
struct PlanTests {
  @Test(arguments: ExplanationRule.all) func `a rule never reads all calls`(_ rule: ExplanationRule) throws {
    let trace = try RecordedCorpus.anyTrace()
    // A plan does not depend on what is asked about.
    let names = rule.sql.matches(of: /:([a-z_]+)/).map { String($0.1) }
    let plan = try trace.rows("EXPLAIN QUERY PLAN \(rule.sql)", Dictionary(names.map { ($0, SQLValue.integer(1)) }) { one, _ in one })
    for step in plan.rows.compactMap(\.last?.text) where step.hasPrefix("SCAN call") { Issue.record("\(rule.name): \(step)") }
  }
}
