import LayoutModel
import Testing
import TraceStore

@testable import Explanation

/// What every rule about a place keeps to.
struct PlaceRuleTests {
  private func everyPlaced(_ name: String, _ check: (Trace, TracePass, TraceNode) throws -> Void) throws {
    let (trace, passes) = try RecordedCorpus.trace(name)
    for pass in passes {
      for row in try trace.rows("SELECT node_id FROM placement WHERE pass_id = :pass", ["pass": .integer(Int64(pass.id))]).rows {
        guard let node = try row[0].node.flatMap(trace.node) else { continue }
        try check(trace, pass, node)
      }
    }
  }

  @Test(arguments: RecordedCorpus.names) func `exactly one rule says why a view stands where it does in the one around it`(_ name: String) throws {
    let search = RuleSearch(try RecordedCorpus.trace(name).0)
    try everyPlaced(name) { _, pass, node in
      for axis in Axis.allCases {
        let arguments: [String: SQLValue] = ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id)), "axis": .text(axis.letter)]
        let rules = try search.namesOfFiring(.place, arguments)
        if rules.count != 1 { Issue.record("\(pass.name) \(node.path) along \(axis.letter): \(rules)") }
        try search.expectAsked(rules, .place, arguments)
      }
    }
  }

  @Test(arguments: RecordedCorpus.names) func `a chain of places leads from the canvas to the view, and each query yields its step`(_ name: String) throws {
    let explainer = Explainer(try RecordedCorpus.trace(name).0)
    try everyPlaced(name) { trace, pass, node in
      let explanation = try explainer.explainPosition(of: node, in: pass)
      for axis in explanation.axes {
        let place = "\(pass.name) \(node.path) along \(axis.axis.letter): \(axis.steps.map(\.sentence))"
        // Before a step that is computed from a size that was read stands this.
        let places = axis.steps.filter { $0.placed != nil }
        #expect(places.count == node.depth + 1 && places.first?.rule == "Place/canvas" && axis.steps.last?.value == axis.value, "\(place)")
        for step in axis.steps.suffix(1) {
          #expect(try trace.row(step.sql)?["value"]?.number == step.value, "\(step.rule)")
          #expect(!step.sentence.contains("?") && !step.sentence.contains("{"), "\(place)")
        }
      }
    }
  }
}
