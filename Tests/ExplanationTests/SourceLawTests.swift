import LayoutModel
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// The rules of `why` and the causes of `diff` go by one relation: the numbers of which a number was made.
@Suite struct SourceLawTests {
  /// A number of a node along an axis.
  private struct Number: Hashable {
    let node: Int64
    let axis: String
    let name: String
    var track: Int64?
  }

  @Test(arguments: RecordedCorpus.names) func `a rule goes on with a number of which the one it explains was made`(_ name: String) throws {
    let (trace, passes) = try RecordedCorpus.trace(name)
    let search = RuleSearch(trace)
    var count = 0
    for pass in passes {
      let graph = try Self.graph(trace, pass)
      for row in try trace.rows(Self.deciding(), ["pass": .integer(Int64(pass.id))]).rows {
        let axis = row[2].text ?? ""
        for (ask, start) in [(Ask.offer, "offer"), (.reply, "size")] {
          guard let fired = try search.first(ask, ["call": row[1], "axis": .text(axis)]), let next = fired.row["because"]?.integer,
            let node = try trace.value("SELECT node_id FROM call WHERE id = :call", ["call": .integer(next)])?.integer
          else { continue }
          let end = Number(
            node: node, axis: fired.row["because_axis"]?.text ?? axis, name: fired.row["because_ask"]?.text == "reply" ? "size" : "offer")
          let made = Self.all(of: Number(node: row[0].integer ?? 0, axis: axis, name: start), graph)
          // What hangs on no offer along the axis goes on all the same, so that a chain begins with the canvas.
          let isByItself = !Self.all(of: made[0], graph, along: axis).dropFirst().contains { $0.name == "offer" }
          #expect(made.contains(end) || isByItself, "\(pass.name) \(fired.rule.name) \(start) \(axis) of node \(row[0]): \(end)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  /// The calls by which views came to their lengths.
  private static func deciding() throws -> String {
    let part = try #require(sqlFiles.first { $0.folder == "With" && $0.name == "deciding" }?.text)
    return """
      WITH RECURSIVE placed AS MATERIALIZED (SELECT pass_id, node_id, call_id FROM placement WHERE pass_id = :pass),
      \(part)
      SELECT node_id, call_id, axis FROM deciding WHERE call_id IS NOT NULL
      """
  }

  private static func graph(_ trace: Trace, _ pass: TracePass) throws -> [Number: [Number]] {
    var graph: [Number: [Number]] = [:]
    let query = try #require(sqlFiles.first { $0.folder == "Sources" && $0.name == "layout" }?.text)
    let rows = try trace.rows(query, ["pass": .integer(Int64(pass.id)), "first": .integer(0), "last": .integer(.max)])
    for row in rows.records {
      let made = Number(node: row["node_id"]?.integer ?? 0, axis: row["axis"]?.text ?? "", name: row["number"]?.text ?? "", track: row["track"]?.integer)
      let source = Number(
        node: row["of_node_id"]?.integer ?? 0, axis: row["of_axis"]?.text ?? "", name: row["of_number"]?.text ?? "", track: row["of_track"]?.integer)
      graph[made, default: []].append(source)
    }
    return graph
  }

  /// A number and all of which it was made, the nearest first.
  private static func all(of start: Number, _ graph: [Number: [Number]], along axis: String? = nil) -> [Number] {
    var met: Set = [start], all = [start], next = 0
    while next < all.count {
      all += (graph[all[next]] ?? []).filter { number in (axis.map { $0 == number.axis } ?? true) && met.insert(number).inserted }
      next += 1
    }
    return all
  }
}
