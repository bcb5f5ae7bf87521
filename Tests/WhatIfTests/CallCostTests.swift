import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import Testing

/// What a view cost: how often it was asked, and who multiplies the questions.
struct CallCostTests {
  private func cost(_ node: String, _ view: String, canvas: (Int, Int) = (300, 100)) throws -> CallCost {
    let json = #"{"version": 1, "view": \#(view), "passes": [{"name": "pass", "proposal": {"width": \#(canvas.0), "height": \#(canvas.1)}}]}"#
    let recorded = try Recorded(try Scene(SceneInput(file: "calls.json", bytes: Array(json.utf8))))
    let node = try #require(try recorded.trace.node(node, in: recorded.pass))
    return try Explainer(recorded.trace).cost(of: node, in: recorded.pass)
  }

  private static let three = """
    {"type": "HStack", "spacing": 0, "id": "row", "children": [{"type": "Color", "id": "a"}, {"type": "Color", "id": "b"}, {"type": "Color", "id": "c"}]}
    """

  /// Colors in HStacks in one another, one beside each.
  private static func nest(_ levels: Int) -> String {
    (1...levels).reversed().reduce(#"{"type": "Color", "id": "x"}"#) { inner, level in
      #"{"type": "HStack", "spacing": 0, "id": "s\#(level)", "children": [\#(inner), {"type": "Color"}]}"#
    }
  }

  // The row asks each child for its minimum and maximum, offers a third, and places: 1 + 3 × 4 calls, the placing ones from the cache.
  @Test func `an answer says how often a view was asked, by whom, for which reasons, and what repeats`() throws {
    let cost = try cost("a", Self.three)
    #expect(cost.calls == 4 && cost.hits == 1 && cost.proposals == 3 && cost.isPlaced)
    #expect(cost.steps.map(\.value) == [1, 4] && cost.multiplies == 1 && cost.steps[1].byKey == "row")
    #expect(
      CallCostReport(cost).text(.plain) == """
        a · Color · asked 4 times for one placement: 3 computed, 1 from the cache; 3 different proposals

        calls 4
             1   the canvas asks row (HStack)
             4   row asks a (Color): probe-minimum, probe-maximum, share, place, for 1 answer that it computes   ← multiplies: row, /view
             -   hot: a (Color) is asked 4 times, 3 of them computed
             -   hot: b (Color) is asked 4 times, 3 of them computed
             -   hot: c (Color) is asked 4 times, 3 of them computed
             -   the whole pass: 13 calls for 4 nodes, 3.3 a node; 30.8 % of them came here
             -   100 × 100 is proposed 2 times: 1 computed, 1 from the cache

        asked  hits   proposal  reason         by
            1     0    0 × 100  probe-minimum  row
            1     0  inf × 100  probe-maximum  row
            1     0  100 × 100  share          row
            1     1  100 × 100  place          row

        """)
  }

  @Test func `an only child is not probed, and nothing multiplies`() throws {
    let cost = try cost("a", #"{"type": "HStack", "id": "row", "children": [{"type": "Color", "id": "a"}]}"#)
    #expect(cost.calls == 1 && cost.multiplies == nil && cost.steps.map(\.isFolded) == [false, true])
    #expect(!CallCostReport(cost).text(.plain).contains("multiplies"))
  }

  @Test(arguments: [
    (2, nil),
    (
      3,
      "3 HStacks in one another, s1 (HStack) the outermost, each ask for minimum and maximum before they offer: an exponential nest. Without the cache at least 2^3 = 8 questions come here for one that is asked there"
    ),
    (
      6,
      "6 HStacks in one another, s1 (HStack) the outermost, each ask for minimum and maximum before they offer: an exponential nest. Without the cache at least 2^6 = 64 questions come here for one that is asked there"
    ),
  ])
  func `stacks in one another that all probe are named as an exponential nest`(_ levels: Int, _ sentence: String?) throws {
    let nests = try cost("x", Self.nest(levels)).notes.filter { $0.rule == "Cost/nest" }
    #expect(nests.map(\.sentence) == (sentence.map { [$0] } ?? []))
  }

  @Test func `JSON has the counts, the steps and the questions`() throws {
    let answer = CallCostReport(try cost("a", Self.three)).json
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(object["calls"] as? Int == 4 && object["computed"] as? Int == 3 && object["hits"] as? Int == 1 && object["multiplies"] as? Int == 1)
    let questions = try #require(object["questions"] as? [[String: Any]])
    #expect(questions.count == 4 && questions[1]["proposal"] as? NSArray == ["infinity", 100] && questions[1]["reason"] as? String == "probe-maximum")
  }
}
