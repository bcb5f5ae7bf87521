import Explanation
import JSON
import LayoutModel
import Rendering
import TraceStore

/// The calls of a pass as columns, in their order: who asked, whom, why, with what, and the answer.
struct CallsOfReport {
  /// How many there are at most; more are left out.
  let most: Int
  /// Those on these nodes and what is in them stay, however many there are.
  let wanted: [ClosedRange<NodeID>]

  private static let columns = ["parent", "node", "reason", "proposal", "reply", "cached", "width_rule", "height_rule"]
  static let none = JSONValue.object(columns.map { ($0, .array([])) })

  static func count(_ trace: Trace, _ pass: TracePass) throws -> Int {
    try trace.value("SELECT count(*) FROM call WHERE pass_id = :pass", ["pass": .integer(Int64(pass.id))])?.count ?? 0
  }

  func isLeftOut(_ count: Int) -> Bool { count > most }

  func json(_ trace: Trace, _ pass: TracePass, _ structure: ReportStructure, _ tables: inout ReportTables) throws -> JSONValue {
    let isLeftOut = isLeftOut(try Self.count(trace, pass))
    let names = Self.columns
    var columns = names.map { _ in [JSONValue]() }, numbers: [CallID: Int] = [:]
    let reasons = try words(trace, "SELECT id, name FROM reason"), rules = try words(trace, "SELECT id, code FROM rule")
    try trace.forEachRow(
      """
      SELECT id, parent_id, node_id, reason_id, proposal_width, proposal_height, reply_width, reply_height, cached_from IS NOT NULL, width_rule_id, height_rule_id
      FROM call WHERE pass_id = :pass ORDER BY id
      """, ["pass": .integer(Int64(pass.id))]
    ) { row in
      guard let id = row[0].integer, let node = row[2].node, !isLeftOut || wanted.contains(where: { $0.contains(node) }) else { return }
      let parent = row[1].integer.flatMap { numbers[$0] } ?? -1
      let values = [
        .count(parent), structure.number(node), tables.string(row[3].integer.flatMap { reasons[$0] }), tables.size(row[4].number, row[5].number),
        row[6].isNull ? .integer(-1) : tables.size(row[6].number, row[7].number), .flag(row[8].integer == 1),
        tables.string(row[9].integer.flatMap { rules[$0] }), tables.string(row[10].integer.flatMap { rules[$0] }),
      ]
      numbers[id] = columns[0].count
      for (index, value) in values.enumerated() { columns[index].append(value) }
    }
    return .object(zip(names, columns).map { ($0, .array($1)) })
  }

  private func words(_ trace: Trace, _ sql: String) throws -> [Int64: String] {
    Dictionary(merging: try trace.rows(sql).rows.compactMap { row in row[0].integer.flatMap { id in row[1].text.map { (id, $0) } } })
  }
}
