import Explanation
import LayoutModel
import Rendering
import TestSupport
import Testing
import TraceStore
import WhatIf

/// A trace whose rules this version does not know, as a later one would write them.
@Suite struct UnknownRuleTests {
  /// A text of 192 in a canvas of 80, recorded with other names for the rules of texts.
  private func answer(unproved: Bool = false) throws -> String {
    let recorded = try Recorded(
      view: .text("Quarterly revenue report", id: "title").padding(8), width: 96,
      change: "UPDATE rule SET code = 'later.' || code WHERE code LIKE 'text.%'")
    let node = try #require(try recorded.trace.node("title", in: recorded.pass))
    let explanation = try Explainer(recorded.trace).explain(node, in: recorded.pass)
    if unproved { return ExplanationText().render(Prover.unproved(explanation)) }
    let prover = try Prover(recorded.trace, recorded.pass)
    return ExplanationText().render(try prover.complete(explanation))
  }

  @Test(arguments: [false, true]) func `the way is told from the canvas on, in the recorded words, and nothing is said that was not tried`(
    _ unproved: Bool
  ) throws {
    let answer = try answer(unproved: unproved)
    // 96 less 8 on each side; the words of the engine's own rule for a wrapped text.
    #expect(answer.contains("\n    96   proposed by the canvas"), "\(answer)")
    #expect(answer.contains("\n    80   "), "\(answer)")
    #expect(answer.contains("title (Text): wrapped"), "\(answer)")
    #expect(!answer.contains("nothing decides it"), "\(answer)")
  }
}
