import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

/// What a view cost: how often it was asked, and who multiplies the questions.
struct CallCostTests {
  private func cost(_ node: String, _ view: View, widths: [Int] = [300]) throws -> CallCost {
    let passes = widths.map { SceneText.pass(.number($0), 100, name: "\($0)") }
    let json = SceneText(.view(view), environment: nil, passes: passes)
    return try Recorded(try Scene(SceneInput(file: "calls.json", bytes: Array(json.utf8)))).cost(node)
  }

  private static let three = View.hStack(id: "row", spacing: 0, .color(id: "a"), .color(id: "b"), .color(id: "c"))

  /// Colors in HStacks in one another, one beside each.
  private static func nest(_ levels: Int) -> View {
    (1...levels).reversed().reduce(View.color(id: "x")) { inner, level in
      View.hStack(id: "s\(level)", spacing: 0, inner, .color())
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
             4   row asks a (Color) for its minimum, for its maximum, with its share and to place it: 1 answer computed   ← multiplies: row, /view
             -   the whole pass: 13 calls for 4 nodes, 3.3 a node; 30.8 % of them came here
             -   100 × 100 is proposed 2 times: 1 computed, 1 from the cache

        Without b and c: asked 1 time instead of 4, 1 computed instead of 3; 300 × 100 instead of 100 × 100; the pass takes 2 calls instead of 13.

        asked  hits   proposal  reason         by
            1     0    0 × 100  probe-minimum  row
            1     0  inf × 100  probe-maximum  row
            1     0  100 × 100  share          row
            1     1  100 × 100  place          row

        """)
  }

  @Test func `counts of more than three digits are grouped, before and after`() throws {
    var cost = try cost("a", Self.three)
    cost.consequences[0].counts.calls = (40_576, 20_098)
    cost.consequences[0].counts.computed = (30_000, 2_000)
    cost.consequences[0].counts.pass = (1_000_000, 999)
    let text = CallCostReport(cost).text(.plain)
    #expect(text.contains("asked 20,098 times instead of 40,576, 2,000 computed instead of 30,000; "))
    #expect(text.contains("the pass takes 999 calls instead of 1,000,000, both laid out with nothing in the cache."))
  }

  @Test func `an only child is not probed, and nothing multiplies`() throws {
    let cost = try cost("a", View.hStack(id: "row", .color(id: "a")))
    #expect(cost.calls == 1 && cost.multiplies == nil && cost.steps.map(\.isFolded) == [false, true])
    #expect(!CallCostReport(cost).text(.plain).contains("multiplies"))
  }

  // A frame that fixes both lengths asks what it wraps only to place it.
  @Test func `a modifier that asks twice is taken away`() throws {
    let cost = try cost("x", View.color(id: "x").frame(width: 40, height: 30, id: "f"))
    #expect(cost.calls == 1 && cost.multiplies == nil && cost.proof == .untried)
    let padded = try self.cost("x", View.color(id: "x").padding(10, id: "p"))
    // 280 × 80 for the padding's answer, and again to place: 2; without it the canvas asks once.
    #expect(padded.calls == 2 && padded.hits == 1 && padded.proof == .proved && padded.multiplies == 1)
    let without = try #require(padded.consequences.first)
    #expect(without.edit == "remove p" && without.label == "Without p .padding(10)")
    #expect(without.counts.calls == (2, 1) && without.counts.computed == (1, 1) && without.counts.pass == (3, 1))
    #expect(without.counts.size == Size(300, 100) && without.counts.sizeBefore == Size(280, 80))
  }

  // Either padding asks twice for one answer, the inner one's second question being the outer's: one of them is enough for two.
  // Two colours in a row: the Grid asks each for its minimum and maximum and offers half; placed, it fills its slot.
  @Test func `the cells of a row are asked by the Grid, and placed by the row`() throws {
    let cost = try cost(
      "a",
      View.grid(id: "grid", .gridRow(id: "r", .color(id: "a"), .color(id: "b"))))
    #expect(cost.steps.map(\.byKey) == ["grid", "grid"], "\(cost.steps.map(\.sentence))")
    #expect(
      cost.steps[1].sentence
        == "grid asks a (Color) for its minimum, for its maximum, with its share of column and row and with what it answered (by r): 1 answer computed"
    )
  }

  // For its baseline the row asks the padding, and that the text again: minimum, maximum, share, guide and placing are 5.
  @Test func `the view around a node is who asks it, also for a guide that somebody further out reads`() throws {
    let cost = try cost("t", View.hStack(id: "row", alignment: "firstTextBaseline", .text("Hello", id: "t").padding(10, id: "pad"), .color()))
    #expect(cost.calls == 5 && cost.questions.map(\.asker) == Array(repeating: "pad", count: 5))
    let sentence = "pad asks t (Text) with what the insets leave (× 3), what it is asked (for row) and to place it: 3 answers computed"
    #expect(cost.steps.last?.sentence == sentence)
  }

  @Test func `what multiplies only together is taken away together`() throws {
    let cost = try cost(
      "x", View.color(id: "x").padding(10, id: "p").padding(10, id: "q"))
    #expect(cost.calls == 2 && cost.proof == .proved && cost.multiplies == 2 && cost.together == [1])
    let without = try #require(cost.consequences.first)
    #expect(without.edit == "remove p; remove q" && without.label == "Without p .padding(10) and q .padding(10)" && without.counts.calls == (2, 1))
    #expect(CallCostReport(cost).text(.plain).contains("← multiplies jointly: q .padding(10), /view/modifiers/1"))
  }

  // In the second pass the row knows minimum and maximum from the first: it offers 100 and places.
  @Test func `a pass that lives on the cache of another is compared as if it had none`() throws {
    let cost = try cost("a", Self.three, widths: [240, 300])
    #expect(cost.calls == 2 && cost.hits == 1)
    #expect(cost.consequences.first?.counts.calls ?? (0, 0) == (4, 1) && cost.consequences.first?.counts.computed ?? (0, 0) == (3, 1))
    #expect(CallCostReport(cost).text(.plain).contains("the pass takes 2 calls instead of 13, both laid out with nothing in the cache.\n"))
  }

  @Test(arguments: [1, 2, 3, 5, 8]) func `each proof has fewer questions than there are, as the trace counts them`(_ levels: Int) throws {
    for node in ["x", "s1", "s\(levels)"] {
      let cost = try cost(node, Self.nest(levels))
      #expect((cost.proof == .proved) == !cost.consequences.isEmpty)
      for consequence in cost.consequences {
        #expect(consequence.counts.calls.before == cost.calls && consequence.counts.calls.after < cost.calls)
        #expect(consequence.counts.computed.before == cost.calls - cost.hits)
      }
    }
  }

  @Test func `without laying out again it only says what is likely`() throws {
    let recorded = try Recorded(example: "priority")
    let node = try #require(try recorded.trace.node("title", in: recorded.pass))
    let cost = try CallExplainer(recorded.trace).cost(of: node, in: recorded.pass)
    #expect(cost.proof == .untried && cost.consequences.isEmpty && CallCostReport(cost).text(.plain).contains("← probably multiplies: row"))
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
    let whatIf = try #require((object["whatif"] as? [[String: Any]])?.first)
    #expect(object["proof"] as? String == "proved" && whatIf["edit"] as? String == "remove b; remove c" && whatIf["calls"] as? NSArray == [4, 1])
    #expect(whatIf["pass"] as? NSArray == [13, 2] && whatIf["size"] as? NSArray == [300, 100])
    #expect(object["calls"] as? Int == 4 && object["computed"] as? Int == 3 && object["hits"] as? Int == 1 && object["multiplies"] as? Int == 1)
    let questions = try #require(object["questions"] as? [[String: Any]])
    #expect(questions.count == 4 && questions[1]["proposal"] as? NSArray == ["infinity", 100] && questions[1]["reason"] as? String == "probe-maximum")
  }
}
