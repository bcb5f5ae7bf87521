import LayoutEngine
import LayoutModel
import Scene
import Testing
import TraceStore

@testable import Explanation

/// Rules that answer where no special one does: by the reasons and rules that the engine recorded, in its own words.
@Suite struct GeneralRuleTests {
  /// What a chain begins with: the canvas stays, since nobody stands behind it.
  private static let canvas: Set = ["Offer/canvas", "Offer/safe_area", "Place/canvas"]
  private static let general = ExplanationRule.all.filter { $0.isGeneral || canvas.contains($0.name) }

  @Test(arguments: RecordedCorpus.names) func `general rules alone lead from the canvas to every size and place`(_ name: String) throws {
    let (trace, passes) = try RecordedCorpus.trace(name)
    let explainer = Explainer(trace, rules: Self.general)
    for pass in passes {
      for node in try trace.keys(in: pass).compactMap({ try trace.node($0, in: pass) }) where try trace.placement(of: node.id, in: pass) != nil {
        for axis in try explainer.explain(node, in: pass).axes + explainer.explainPosition(of: node, in: pass).axes {
          let about = "\(pass.name) \(node.key) \(axis.axis.letter): \(axis.steps.map(\.sentence))"
          #expect(axis.steps.last?.value == axis.value, "\(about)")
          #expect(Self.canvas.contains(axis.steps.first?.rule ?? ""), "\(about)")
          #expect(!axis.steps.contains { $0.sentence.contains("?") || $0.sentence.contains("{") || $0.sentence.isEmpty }, "\(about)")
        }
      }
    }
  }

  @Test(arguments: [Ask.offer, .reply, .place, .room]) func `each question of a chain has a general rule`(_ ask: Ask) {
    #expect(ExplanationRule.all.count { $0.isGeneral && $0.ask == ask } == 1)
  }
}
