import LayoutModel
import TraceStore

/// Answers "how often is this node asked, by whom and what for" from a trace alone.
package struct CallExplainer {
  private let trace: Trace
  private let words: NodeWords
  private let search: RuleSearch
  private let builder: StepBuilder

  package init(_ trace: Trace) {
    (self.trace, words, search) = (trace, NodeWords(trace), RuleSearch(trace))
    builder = StepBuilder(trace: trace, words: words)
  }

  /// Every number comes from ranges of calls by node, so that a trace of millions of calls answers as fast as a small one.
  package func cost(of node: TraceNode, in pass: TracePass) throws -> CallCost {
    let arguments: [String: SQLValue] = ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id))]
    let counts = try trace.rows(
      """
      SELECT sum(calls), sum(hits), count(*) FROM (
        SELECT count(*) AS calls, count(cached_from) AS hits FROM call WHERE node_id = :node AND pass_id = :pass GROUP BY proposal_width, proposal_height)
      """, arguments
    ).rows.first
    let steps = try askers(of: node.id, in: pass), calls = counts?[0].count ?? 0
    var mentioned: Set<NodeID> = []
    return CallCost(
      node: node.id, key: node.key, kind: node.kind, title: try words.title(node), pointer: node.pointer,
      isPlaced: try trace.placement(of: node.id, in: pass) != nil, calls: calls, hits: counts?[1].count ?? 0,
      proposals: counts?[2].count ?? 0, steps: steps, multiplies: calls > 1 ? steps.lastIndex(where: \.multipliesCalls) : nil,
      notes: try notes(arguments, &mentioned), questions: try questions(arguments))
  }

  private func askers(of node: NodeID, in pass: TracePass) throws -> [Step] {
    var chain: [FiredRule] = []
    var next: NodeID? = node
    while let node = next {
      let arguments: [String: SQLValue] = ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id))]
      guard let fired = try search.first(.asked, arguments) else { break }
      chain.append(fired)
      next = fired.row["because"]?.node.flatMap { $0 < node ? $0 : nil }
    }
    var mentioned: Set<NodeID> = []
    return try chain.reversed().map { try builder.step($0, &mentioned) }
  }

  private func notes(_ arguments: [String: SQLValue], _ mentioned: inout Set<NodeID>) throws -> [Step] {
    // A nest first: it is what there is to mend.
    func rank(_ rule: ExplanationRule) -> String { rule.name == "Cost/nest" ? "" : rule.name }
    return try search.all(.cost, arguments, by: { rank($0) < rank($1) }).map { try builder.step($0, &mentioned) }
  }

  private func questions(_ arguments: [String: SQLValue]) throws -> [CallCost.Question] {
    try trace.rows(
      """
      SELECT calls.asker, calls.reason, call.proposal_width, call.proposal_height, count(*), count(call.cached_from)
      FROM calls JOIN call ON call.id = calls.id
      WHERE calls.node_id = :node AND calls.pass_id = :pass
      GROUP BY calls.asker, calls.reason, call.proposal_width, call.proposal_height
      ORDER BY count(*) DESC, min(call.id)
      """, arguments
    ).rows.map { row in
      CallCost.Question(
        asker: row[0].text, reason: row[1].text, proposal: Proposal(row[2].number, row[3].number), calls: row[4].count,
        hits: row[5].count)
    }
  }
}
