import Foundation
import LayoutModel
import Scene
import Testing
import TraceStore

@testable import Explanation

/// A rule reads ranges, not tables: what it costs does not grow with the trace.
struct ScanTests {
  @Test func `no rule scans a table that grows with the trace`() throws {
    let wide = try WideTrace()
    let trace = wide.trace
    let nodes = try #require(try trace.value("SELECT count(*) FROM node")?.integer)
    #expect(nodes > 2_000)
    let asked = try trace.rows(
      "SELECT call_id, node_id, pass_id FROM placement JOIN node ON node.id = node_id WHERE node.key IN ('v5', 'v55', 'v555') OR node.id = 1")
    #expect(asked.rows.count == 4)
    for rule in Self.rules {
      for row in asked.rows {
        for axis in Axis.allCases {
          let all: [String: SQLValue] = ["call": row[0], "node": row[1], "pass": row[2], "axis": .text(axis.letter)]
          let steps = try trace.fullScanSteps(rule.sql, all.filter { rule.sql.contains(":\($0.key)") })
          // Reasons and rules are a few dozen, whatever the trace.
          #expect(steps < 300, "\(rule.name) steps over \(steps) rows")
        }
      }
    }
  }

  /// Rules that the chain of causes of a size is made of.
  ///
  /// Open: rules of place read the views axis_placement and placement_guide, for which SQLite scans placements and guides.
  static let rules = ExplanationRule.all.filter { [.offer, .room, .reply, .trouble].contains($0.ask) }

  /// Plans as SQLite prints them; another version of it may print others, which the test above watches over.
  @Test func `every rule is planned as it was read`() throws {
    let trace = try WideTrace().trace
    let version = try #require(try trace.value("SELECT sqlite_version()")?.text)
    let plans = try Self.rules.sorted { $0.name < $1.name }.map { rule in
      let rows = try trace.rows(
        "EXPLAIN QUERY PLAN\n\(rule.sql)",
        ["call": .integer(1), "node": .integer(1), "pass": .integer(1), "axis": .text("w")].filter { rule.sql.contains(":\($0.key)") })
      let steps = rows.rows.compactMap { $0.last?.text }
      // A view of constants and a list of words are not tables.
      #expect(!steps.contains { step in ["call", "placement", "stack_share"].contains { step.hasPrefix("SCAN \($0)") } }, "\(rule.name)")
      return "\(rule.name)\n" + steps.map { "  \($0)\n" }.joined()
    }
    let text = "SQLite \(version)\n\n" + plans.joined(separator: "\n")
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "plans.txt")
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] != nil { try text.write(to: golden, atomically: true, encoding: .utf8) }
    let known = try String(contentsOf: golden, encoding: .utf8)
    guard known.hasPrefix("SQLite \(version)\n") else { return }
    let difference = text.split(separator: "\n").difference(from: known.split(separator: "\n"))
    #expect(difference.isEmpty, "\(difference.map { "\($0)" }.prefix(12).joined(separator: "\n"))")
  }
}

/// A recording of 10 x 10 x 10 padded texts.
private final class WideTrace {
  let trace: Trace
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func stack(_ depth: Int, _ id: String) -> String {
      if depth == 0 { return #"{"type": "Text", "string": "\#(id)", "id": "\#(id)", "modifiers": [{"type": "padding", "length": 1}]}"# }
      let children = (0..<10).map { stack(depth - 1, "\(id)\($0)") }.joined(separator: ",")
      return #"{"type": "\#(depth % 2 == 0 ? "HStack" : "VStack")", "id": "\#(id)", "children": [\#(children)]}"#
    }
    let scene = #"{"version": 1, "view": \#(stack(3, "v")), "passes": [{"name": "a", "proposal": {"width": 900, "height": 900}}]}"#
    let file = folder.appending(path: "trace.db").path
    var player = ScenePlayer(try Scene(SceneInput(file: "wide.json", bytes: Array(scene.utf8))), into: try TraceRecorder(path: file))
    try player.play()
    trace = try Trace(path: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
