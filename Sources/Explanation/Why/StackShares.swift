import LayoutModel
import TraceStore

/// How a stack divided its length: the table beside the answer about the stack, or about a child of it.
struct StackShares {
  let trace: Trace

  /// Adds those of the stack right around the view, where a step says that it served the view with others, and somebody may have wanted more than it got. Of a
  /// stack that has room for all of them the table says nothing new.
  func add(to explanation: inout Explanation, in pass: TracePass) throws {
    let arguments: [String: SQLValue] = ["node": .integer(Int64(explanation.node))]
    let around = try trace.row(
      """
      SELECT stack.id AS stack, stack.key AS key, traits.axis AS axis FROM node AS own JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
      JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id JOIN kind AS traits ON traits.name = stack.kind AND traits.shares_room
      WHERE own.id = :node
      """, arguments)
    guard let stack = around?["stack"]?.node, let letter = around?["axis"]?.text, let placement = try trace.placement(of: stack, in: pass) else { return }
    let offers = explanation.axes.flatMap(\.steps).filter { $0.axis.letter == letter && !$0.isFolded && $0.ask == .offer }
    let isServed = try offers.contains { step in
      try trace.value(
        "SELECT asking.node_id FROM call JOIN call AS asking ON asking.id = call.parent_id WHERE call.id = :call", ["call": .integer(step.call)])?.node == stack
    }
    guard isServed, let key = around?["key"]?.text, case let rows = try self.rows(of: placement), rows.count > 1,
      rows.contains(where: \.mayWantMore) || offers.contains(where: { $0.rule == "Offer/served_last" })
    else { return }
    (explanation.shares, explanation.sharesOf) = (rows, (key, Axis(letter: letter) ?? .horizontal))
  }

  func rows(of placement: TracePlacement) throws -> [ShareRow] {
    guard let arranged = placement.arrangedBy else { return [] }
    return try trace.rows(
      """
      SELECT turn, iif(node.key GLOB 'node[0-9]*', view.key, node.key), priority, minimum, maximum, remaining, reserved, sharers, offered, took
      FROM stack_share JOIN node ON node.id = child_id JOIN node AS view ON view.id = node.view_id
      WHERE call_id = :call AND node.parent_id = :stack AND stack_share.rowid IN (SELECT max(rowid) FROM stack_share WHERE call_id = :call GROUP BY child_id)
      ORDER BY turn
      """, ["call": .integer(arranged), "stack": .integer(Int64(placement.node))]
    ).rows.map { row in
      ShareRow(
        turn: row[0].count, child: row[1].text ?? "", priority: row[2].number ?? 0, minimum: row[3].number, maximum: row[4].number,
        remaining: row[5].number, reserved: row[6].number ?? 0, sharers: row[7].count, offered: row[8].number, took: row[9].number ?? 0)
    }
  }
}

extension ShareRow {
  /// Whether the child was offered less than it takes at most, or nobody asked how much that is; a Spacer wants nothing.
  fileprivate var mayWantMore: Bool {
    guard priority.isFinite, let offered else { return false }
    return maximum.map { offered < $0 - 0.005 } ?? true
  }
}
