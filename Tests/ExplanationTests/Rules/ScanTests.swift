import Foundation
import LayoutModel
import Scene
import Schema
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// A rule reads ranges, not tables: what it costs does not grow with the trace.
struct ScanTests {
  // Views of stacks, of a ZStack, of Grids with and without rows, modifiers, a text, content of an overlay, and the root.
  static let asked = ["v", "v5", "v55", "v555", "v1", "v11", "v111", "v2", "v22", "v3", "v33", "v333", "v577", "guide577", "on577"]

  @Test func `no rule scans a table that grows with the trace`() throws {
    let trace = try Trace.recording(SceneText(Self.stack(3, "v"), 900, 900, pass: "a", environment: nil))
    let nodes = try #require(try trace.value("SELECT count(*) FROM node")?.integer)
    #expect(nodes > 2_000)
    for key in Self.asked {
      let row = try #require(
        try trace.row(
          "SELECT call_id AS call, node_id AS node, pass_id AS pass FROM placement JOIN node ON node.id = node_id WHERE node.key = :key", ["key": .text(key)]))
      for axis in Axis.allCases {
        for rule in ExplanationRule.all {
          let steps = try trace.fullScanSteps(rule.sql, Self.arguments(rule, row.merging(["axis": .text(axis.letter)]) { one, _ in one }))
          // Reasons, rules and kinds are a few dozen each, whatever the trace, and a view has ten others beside it.
          #expect(steps < 1_000, "\(rule.name) steps over \(steps) rows about \(key)")
        }
      }
    }
  }

  /// Of those given the ones that the rule has; what else it asks for is a number.
  private static func arguments(_ rule: ExplanationRule, _ given: [String: SQLValue]) -> [String: SQLValue] {
    Dictionary(rule.sql.matches(of: /:([a-z_]+)/).map { (String($0.1), given[String($0.1)] ?? .integer(1)) }) { one, _ in one }
  }

  /// Tables that grow with what is recorded, and what views call them.
  private static let large = ["call", "placement", "around", "stack_share", "share", "guide", "text_line", "axis_placement"]

  /// A few dozen rows, whatever the trace.
  private static let small = ["BLOOM FILTER ON reason (id=?)", "BLOOM FILTER ON rule (id=?)"]

  /// What the count of scanned rows does not say: a table that has few rows here, and a filter that is filled with all of a table.
  /// Of a table without rows a trace has no index.
  private static let everyTable = Result {
    let grid = View.grid(.gridRow(.text("one"), .color()), .gridRow(.text("two three").gridCellColumns(2)), .color())
    let lazy = View.scrollView(.lazyVGrid(columns: [["adaptive": ["minimum": 40]]], .text("one"), .text("two"), .text("three")))
    return try Trace.recording(SceneText(.hStack(grid, lazy).modifier("containerRelativeFrame"), 300, 200))
  }

  @Test func `the trace by which rules are planned has every index`() throws {
    let trace = try Self.everyTable.get()
    let indexes = try trace.rows("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL").rows.compactMap { $0[0].text }
    #expect(Set(indexes) == Set(Schema.objects.flatMap { $0.indexes.map(\.name) }))
  }

  @Test(arguments: ExplanationRule.all) func `a rule is planned without a scan or a filter of a large table`(_ rule: ExplanationRule) throws {
    let plan = try Self.everyTable.get().rows("EXPLAIN QUERY PLAN\n\(rule.sql)", Self.arguments(rule, [:]))
    let steps = plan.rows.compactMap { $0.last?.text }
    #expect(!steps.isEmpty)
    // A view of constants and a list of words are not tables.
    #expect(!steps.contains { step in Self.large.contains { step == "SCAN \($0)" || step.hasPrefix("SCAN \($0) ") } }, "\(steps)")
    #expect(!steps.contains { $0.hasPrefix("BLOOM FILTER") && !Self.small.contains($0) }, "\(steps)")
  }
}

extension ScanTests {
  /// 10 x 10 x 10 padded texts: in stacks, but for one ZStack and two Grids.
  fileprivate static func stack(_ depth: Int, _ id: String) -> View {
    if depth == 0 { return text(id) }
    let children = (0..<10).map { stack(depth - 1, "\(id)\($0)") }
    return .view(kind(depth, id), id: id, .each(children))
  }

  private static func kind(_ depth: Int, _ id: String) -> String {
    switch id {
    case "v1": "ZStack"
    case "v2", "v3": "Grid"
    case _ where id.hasPrefix("v3"): "GridRow"
    default: depth % 2 == 0 ? "HStack" : "VStack"
    }
  }

  private static func text(_ id: String) -> View {
    let number = id.dropFirst(), text = View.text(id, id: id).padding(1)
    guard number.hasSuffix("77") else { return text }
    return text.alignmentGuide("leading", 3, id: "guide\(number)").overlay(.color(id: "on\(number)"), alignment: "top").frame(width: 40)
  }
}
