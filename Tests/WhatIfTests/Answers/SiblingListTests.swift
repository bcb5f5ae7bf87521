import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// How a sentence lists siblings. A letter is 8 wide and a line 20 high.
struct SiblingListTests {
  @Test func `siblings are listed as in a sentence, and of many the first four`() throws {
    #expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map { ($0 as [String]).listed } == ["", "a", "a and b", "a, b and c"])
    func left(_ count: Int) throws -> String? {
      let words = (1...count).map { View.text("a", id: "a\($0)") } + [View.color(id: "rest")]
      let view = View.hStack(id: "row", spacing: 0, .each(words))
      return try Recorded(view: view, width: 100).why("rest").axes[0].steps.first { $0.rule == "Offer/last_share" }?.sentence
    }
    #expect(try left(2) == "row (HStack) gives it what a1 (8) and a2 (8) left")
    #expect(try left(4) == "row (HStack) gives it what a1 (8), a2 (8), a3 (8) and a4 (8) left")
    #expect(try left(5) == "row (HStack) gives it what a1 (8), a2 (8), a3 (8), a4 (8) and 1 other left")
    #expect(try left(6) == "row (HStack) gives it what a1 (8), a2 (8), a3 (8), a4 (8) and 2 others left")
  }
}
