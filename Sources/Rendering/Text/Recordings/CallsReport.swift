import Explanation
import JSON
import LayoutModel
import TraceStore

/// Every time a node was asked for its size in a pass.
package struct CallsReport: Sendable {
  package struct Call: Sendable {
    package let id: CallID
    /// Who asked, by key; nil for the canvas.
    package let asker: String?
    package let reason: String?
    package let proposal: Proposal
    /// nil: it was open when the recording ended.
    package let reply: Size?
    /// The call whose reply was reused.
    package let cachedFrom: CallID?
  }

  package let node: TraceNode
  /// `title · Text "Quarterly revenue report"`.
  package let headline: String
  package let calls: [Call]

  package init(_ trace: Trace, _ node: TraceNode, in pass: TracePass) throws {
    self.node = node
    headline = "\(node.key) · \(try NodeWords(trace).title(node))"
    calls = try trace.rows(
      """
      SELECT call.id, calls.asker, calls.reason, call.proposal_width, call.proposal_height, call.reply_width, call.reply_height, call.cached_from
      FROM calls JOIN call ON call.id = calls.id
      WHERE calls.node_id = :node AND calls.pass_id = :pass
      ORDER BY call.id
      """, ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id))]
    ).rows.map { row in
      Call(
        id: row[0].integer ?? 0, asker: row[1].text, reason: row[2].text, proposal: Proposal(row[3].number, row[4].number),
        reply: row[5].number.flatMap { width in row[6].number.map { Size(width, $0) } }, cachedFrom: row[7].integer)
    }
  }

  /// A first line that counts, then a line a call.
  package func text(_ terminal: Terminal) -> String {
    var table = TextTable([
      .init("call", isRight: true), .init("asked by", shrinks: true), .init("reason", shrinks: true), .init("proposal", isRight: true),
      .init("reply", isRight: true), .init("cache"),
    ])
    table.rows = calls.map { call in
      [
        .init("\(call.id)"), .init(call.asker ?? "canvas", .cyan), .init(call.reason ?? ""), .init(call.proposal.words),
        .init(call.reply?.words ?? "open", .bold), call.cachedFrom.map { .init("hit of \($0)", .dim) } ?? .init("miss"),
      ]
    }
    let first = terminal.styled(headline.printable, .bold) + " · \(summary)\n"
    return calls.isEmpty ? first : first + "\n" + table.render(terminal)
  }

  /// `5 calls: 3 computed, 2 from the cache; 3 different proposals`.
  private var summary: String {
    let hits = calls.count { $0.cachedFrom != nil }
    let proposals = Set(calls.map(\.proposal)).count
    if calls.isEmpty { return "no calls in this pass" }
    return "\(calls.count.of("call")): \(calls.count - hits) computed, \(hits) from the cache; \(proposals.of("different proposal"))"
  }

  /// A list of calls, one a line.
  package var json: String {
    JSONValue.lines(
      calls.map { call in
        .object([
          ("call", JSONValue(call.id)), ("asker", JSONValue(call.asker)), ("reason", JSONValue(call.reason)),
          ("proposal", .array([JSONValue(call.proposal.width), JSONValue(call.proposal.height)])),
          ("reply", call.reply.map { .array([.number($0.width), .number($0.height)]) } ?? .null), ("cached_from", JSONValue(call.cachedFrom)),
        ])
      })
  }
}
