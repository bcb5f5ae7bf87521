import Foundation
import LayoutEngine
import LayoutModel
import TraceStore

/// A question to a view: how large it is, when it is offered so much.
public struct LayoutCall: Sendable {
  /// What it was offered; nil asks for its ideal length.
  public let proposal: ProposedViewSize
  /// What it answered, points.
  public let reply: CGSize
  /// Whether an earlier answer to the same proposal was given again.
  public let isCacheHit: Bool
  /// Who asked: the view that holds it, by its key; nil for the canvas.
  public let asker: String?
  /// Why: `stack-share`, `probe-minimum`. `layouttrace explain` says what each means. nil where the asker gave no reason, as a `Layout` does.
  public let reason: String?
}

extension LayoutTrace {
  /// Every question that a view was asked in the last layout, in order.
  ///
  /// - Parameter key: as of a subscript.
  /// - Throws: `ViewError.noView`.
  public func calls(of key: String) throws -> [LayoutCall] {
    try asking { trace, pass in
      let table = try trace.rows(
        """
        SELECT call.proposal_width, call.proposal_height, call.reply_width, call.reply_height, call.cache_hit, calls.asker, calls.reason
        FROM calls JOIN call ON call.id = calls.id
        WHERE calls.node_id = :node AND calls.pass_id = :pass ORDER BY call.id
        """, ["node": .integer(Int64(try node(key, trace, pass).id)), "pass": .integer(Int64(pass.id))])
      return table.records.map { row in
        LayoutCall(
          proposal: ProposedViewSize(width: row["proposal_width"]?.number.map { CGFloat($0) }, height: row["proposal_height"]?.number.map { CGFloat($0) }),
          reply: CGSize(width: row["reply_width"]?.number ?? 0, height: row["reply_height"]?.number ?? 0), isCacheHit: row["cache_hit"]?.number == 1,
          asker: row["asker"]?.text, reason: row["reason"]?.text)
      }
    }
  }

  /// What the engine noted of a view in the last layout, such as that its `Layout` did not place it: `LT201 Row did not place it: …`, a line each.
  ///
  /// - Parameter key: as of a subscript.
  /// - Throws: `ViewError.noView`.
  public func diagnostics(of key: String) throws -> [String] {
    try asking { trace, pass in
      try trace.rows(
        "SELECT code || ' ' || message AS line FROM diagnostic WHERE node_id = :node AND pass_id = :pass ORDER BY id",
        ["node": .integer(Int64(try node(key, trace, pass).id)), "pass": .integer(Int64(pass.id))]
      ).records.compactMap { $0["line"]?.text }
    }
  }
}
