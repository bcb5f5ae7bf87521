import LayoutModel
import TraceStore

/// The changes of state that an explanation depends on: those that other passes followed, and those that passes make.
extension Explainer {
  /// In the order in which passes were laid out because of them.
  func states(of explanation: Explanation, in pass: TracePass) throws -> [Step] {
    let chain = Set(explanation.axes.flatMap { $0.steps.compactMap(\.by) } + [explanation.node]).sorted()
    let arguments: [String: SQLValue] = [
      "node": .integer(Int64(explanation.node)), "pass": .integer(Int64(pass.id)),
      "nodes": .text("[\(chain.map { "\($0)" }.joined(separator: ","))]"), "subject": .text(explanation.subject == .size ? "size" : "position"),
    ]
    var steps: [Step] = []
    for rule in rules where rule.ask == .state {
      for var row in try trace.rows(rule.sql, arguments).records {
        // The node was named in the first line, and what wrote the state is named in full.
        var mentioned: Set<NodeID> = [explanation.node]
        for column in ["cause", "outcome"] {
          row[column] = try row[column]?.text.map { .text(try words.fill($0, row, &mentioned)) }
        }
        steps.append(try step(rule, row, arguments, call: 0, &mentioned))
      }
    }
    return steps
  }
}
