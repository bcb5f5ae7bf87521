import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// A rule goes up a chain once: what it costs grows with the depth, not with its square.
struct DeepScanTests {
  /// Rows of full scans that the costliest rule steps over, asked about a view in so many modifiers.
  private func steps(_ levels: Int, _ wrapped: (View) -> View) throws -> (rule: String, steps: Int) {
    let trace = try Trace.recording(
      SceneText(.view((0..<levels).reduce(.color(id: "leaf")) { view, _ in wrapped(view) }), environment: nil, passes: nil))
    let row = try #require(
      try trace.row("SELECT call_id AS call, node_id AS node, pass_id AS pass FROM placement JOIN node ON node.id = node_id WHERE node.key = 'leaf'"))
    let counts = try ExplanationRule.all.map { rule in
      let names = rule.sql.matches(of: /:([a-z_]+)/).map { String($0.1) }
      let arguments = Dictionary(names.map { ($0, $0 == "axis" ? "w" : row[$0] ?? .integer(1)) }) { one, _ in one }
      return (rule.name, try trace.fullScanSteps(rule.sql, arguments))
    }
    return try #require(counts.max { $0.1 < $1.1 })
  }

  @Test(arguments: [{ $0.padding(1) }, { $0.offset(x: 1) }, { $0.frame(maxWidth: .infinity) }] as [@Sendable (View) -> View])
  func `twice the levels are twice the steps`(_ wrapped: @Sendable (View) -> View) throws {
    let (_, one) = try steps(200, wrapped), (rule, two) = try steps(400, wrapped)
    // A few steps more or less do not depend on the depth: 3 n - 2 is linear. Steps that grow with the square would be four times as many.
    #expect(two <= 2 * one + 10, "\(rule): \(one), then \(two)")
    #expect(two <= 20 * 400, "\(rule): \(two)")
  }
}
