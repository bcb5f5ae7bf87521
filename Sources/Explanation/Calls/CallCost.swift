import LayoutModel
import TraceStore

/// What a node cost in a pass: how often it was asked, by whom and what for, and where the questions come from.
package struct CallCost: Sendable {
  package var node: NodeID
  package var key: String
  package var kind: String
  /// `Color` or `Text "Title"`.
  package var title: String
  package var pointer: String?
  package var isPlaced: Bool
  package var calls: Int
  /// Of these, answered from the cache.
  package var hits: Int
  /// Different proposals among them.
  package var proposals: Int
  /// From the canvas to the node: how often each was asked, and what for.
  package var steps: [Step]
  /// Index of the nearest step that asks more often than it is asked itself; once that was proved, of the nearest without which there are fewer questions.
  package var multiplies: Int?
  /// Steps that multiply with it: without one of them there are as many questions, without all fewer.
  package var together: [Int] = []
  package var proof = Proof.untried
  /// What would be without what multiplies, or without all that may.
  package var consequences: [Consequence] = []
  /// A nest, what repeats, the whole pass, hot nodes.
  package var notes: [Step]
  package var questions: [Question]

  /// Calls of one asker with one reason and proposal.
  package struct Question: Sendable {
    /// By key; nil: the canvas.
    package var asker: String?
    package var reason: String?
    package var proposal: Proposal
    package var calls: Int
    package var hits: Int
  }
}

extension CallCost {
  /// What laying out again said of the steps that ask more than they are asked.
  package enum Proof: String, Sendable {
    /// Nothing was laid out again, or it would have taken too long.
    case untried
    /// Without the step there are fewer questions.
    case proved
    /// Whatever is taken away, there are as many.
    case refuted
  }

  /// How often the node would be asked: the scene laid out again with one thing changed.
  package struct Consequence: Sendable {
    package var edit: String
    package var label: String
    package var pointer: String?
    package var counts: Counts

    package init(edit: String, label: String, pointer: String?, counts: Counts) {
      (self.edit, self.label, self.pointer, self.counts) = (edit, label, pointer, counts)
    }
  }

  /// Before and after an edit, both laid out with nothing in the cache.
  package struct Counts: Sendable {
    package typealias Change = (before: Int, after: Int)
    package var calls: Change
    package var computed: Change
    /// Of the whole pass.
    package var pass: Change
    /// The node's; nil where it is not placed.
    package var size: Size?
    package var sizeBefore: Size?

    package init(calls: Change, computed: Change, pass: Change, size: Size?, sizeBefore: Size?) {
      (self.calls, self.computed, self.pass, self.size, self.sizeBefore) = (calls, computed, pass, size, sizeBefore)
    }
  }
}

extension Step {
  /// Whether it asks more often than it is asked itself.
  package var multipliesCalls: Bool { rule == "Asked/by_view" && !isFolded }
}

extension Explainer {
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
    var fired: [(rule: ExplanationRule, row: [String: SQLValue], arguments: [String: SQLValue])] = []
    var next: NodeID? = node
    while let node = next {
      let arguments: [String: SQLValue] = ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id))]
      guard let (rule, row) = try firstToFire(.asked, arguments) else { break }
      fired.append((rule, row, arguments))
      next = row["because"]?.node.flatMap { $0 < node ? $0 : nil }
    }
    var mentioned: Set<NodeID> = []
    return try fired.reversed().map { rule, row, arguments in try step(rule, row, arguments, call: 0, &mentioned) }
  }

  private func notes(_ arguments: [String: SQLValue], _ mentioned: inout Set<NodeID>) throws -> [Step] {
    var notes: [Step] = []
    // A nest first: it is what there is to mend.
    func rank(_ rule: ExplanationRule) -> String { rule.name == "Cost/nest" ? "" : rule.name }
    for rule in rules.filter({ $0.ask == .cost }).sorted(by: { rank($0) < rank($1) }) {
      for row in try trace.rows(rule.sql, arguments).records { notes.append(try step(rule, row, arguments, call: 0, &mentioned)) }
    }
    return notes
  }

  private func questions(_ arguments: [String: SQLValue]) throws -> [CallCost.Question] {
    try trace.rows(
      """
      SELECT asker.key, reason.name, call.proposal_width, call.proposal_height, count(*), count(call.cached_from)
      FROM call
      LEFT JOIN call AS parent ON parent.id = call.parent_id
      LEFT JOIN node AS asker ON asker.id = parent.node_id
      LEFT JOIN reason ON reason.id = call.reason_id
      WHERE call.node_id = :node AND call.pass_id = :pass
      GROUP BY asker.id, reason.id, call.proposal_width, call.proposal_height
      ORDER BY count(*) DESC, min(call.id)
      """, arguments
    ).rows.map { row in
      CallCost.Question(
        asker: row[0].text, reason: row[1].text, proposal: Proposal(row[2].number, row[3].number), calls: row[4].count,
        hits: row[5].count)
    }
  }
}
