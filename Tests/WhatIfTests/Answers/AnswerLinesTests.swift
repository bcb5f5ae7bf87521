import Explanation
import Rendering
import TestSupport
import Testing

/// How steps become lines, in a canvas of 300 × 200 that a frame of 200 fills.
struct AnswerLinesTests {
  private static let view = View.color(id: "c").padding(10, id: "pad").frame(height: 200, id: "inner").frame(height: 200, id: "outer")

  private func block(_ change: (inout AxisExplanation) throws -> Void) throws -> String {
    var answer = try Recorded(view: Self.view, width: 300).why("outer")
    try change(&answer.axes[1])
    return ExplanationText(axes: [.vertical]).render(answer)
  }

  @Test func `an axis in one line names all that decide it jointly`() throws {
    let text = try block { axis in
      let outer = try #require(axis.steps.firstIndex { $0.byKey == "outer" })
      (axis.decides, axis.together) = (outer, [0])
    }
    #expect(
      text.contains(
        "height 200   proposed by the canvas, outer .frame(height: 200)   ← decides jointly: the canvas and outer .frame(height: 200), /view/modifiers/2\n"),
      "\(text)")
  }

  @Test func `what a step says again is one line`() throws {
    let once = try block { _ in }
    let twice = try block { axis in
      axis.steps.insert(axis.steps[0], at: 0)
      axis.decides = axis.decides.map { $0 + 1 }
    }
    #expect(once.contains("height 200   proposed by the canvas, outer") && once == twice, "\(twice)")
  }

  @Test func `what was offered to a frame of its own length is left out, and all but the nearest of what fixedSize has no regard to`() throws {
    // Of 300, 20 are the padding's; the HStack shares 272 between two, 136 each. The text, 152 long, stands in a frame of 40, or asks for all of it.
    let text = View.text("four four four four", id: "text")
    func lines(_ text: View) throws -> [String] {
      let view = View.hStack(id: "row", text, .color(id: "rest")).padding(10, id: "pad")
      let answer = try Recorded(view: view, width: 300).why("text")
      let text = ExplanationText(axes: [.horizontal]).render(answer), all = ExplanationText(showsAll: true, axes: [.horizontal]).render(answer)
      #expect(all.contains("280   pad .padding(10) keeps 20") && all.contains("272   row (HStack) keeps 8 for 1 gap"), "\(all)")
      return text.split(separator: "\n").dropFirst(2).map { String($0.drop { $0 == " " }.prefix { $0 != "←" }).trimmingSuffix() }
    }
    #expect(
      Array(try lines(text.frame(width: 40)).prefix(3)) == [
        "300   proposed by the canvas", "40   .frame(width: 40) on text",
        "40   wraps to 4 lines: four / four / four / four (a space at the end of a line counts)",
      ])
    #expect(
      Array(try lines(text.fixedSize()).prefix(4)) == [
        "300   proposed by the canvas", "136   row (HStack) shares 272 equally among 2", "nil   .fixedSize() on text asks for the ideal width",
        "152   one line",
      ])
  }

  @Test func `what is as long as by itself says what it was offered at last`() throws {
    // Of 300 the padding keeps 20 and the gap 8; two share 272. What the text is offered in a row of its own is that row's.
    let view = View.hStack(id: "row", .text("four", id: "text"), .color(id: "rest")).padding(10, id: "pad")
    let answer = try Recorded(view: view, width: 300).why("text"), short = ExplanationText(axes: [.horizontal]).render(answer)
    let lines = [
      "width 32", "   300   proposed by the canvas", "         … 2 steps", "   136   row (HStack) shares 272 equally among 2",
      "    32   one line   ← decides: text, /view/children/0",
    ]
    #expect(short.split(separator: "\n").dropFirst().map(String.init) == lines)
    let all = ExplanationText(showsAll: true, axes: [.horizontal]).render(answer)
    #expect(all.contains("   280   pad .padding(10) keeps 20\n") && all.contains("   272   row (HStack) keeps 8 for 1 gap\n"), "\(all)")
  }

  @Test func `what takes all it is offered is shown on a larger canvas, what wraps on an endless one`() throws {
    func consequence(_ view: View) throws -> [String] { try Recorded(view: view, width: 300).why("v").consequences.map(\.label) }
    #expect(try consequence(View.divider(id: "v")) == ["On a canvas of 700 × 200, more than twice as wide"])
    // 320 long, it has two lines: both its lengths are the canvas's.
    #expect(try consequence(View.text(String(repeating: "four ", count: 8), id: "v")) == ["On a canvas of nil × 200"])
  }

  @Test func `a Spacer that gets its minimum says who took the rest`() throws {
    // 300 less 8 for the Spacer and 24 for c leave 268 to t, which takes them.
    func row(_ gap: View) -> View {
      .hStack(id: "row", spacing: 0, .text("Title", id: "t").frame(maxWidth: .infinity, id: "tf"), gap, .color(id: "c").frame(width: 24))
    }
    let text = ExplanationText(axes: [.horizontal]).render(try Recorded(view: row(.spacer(id: "gap")), width: 300).why("gap"))
    #expect(text.contains("     8   only its minimum of 8, as tf (268) and c (24) took the rest: a Spacer is served last (priority -infinity)   ←"), "\(text)")
    #expect(text.contains("\n\nWithout tf .frame(maxWidth: .infinity): 236 × 0.\n"), "\(text)")
    let nothing = ExplanationText(axes: [.horizontal]).render(try Recorded(view: row(.spacer(id: "gap", minLength: 0)), width: 300).why("gap"))
    #expect(nothing.contains("     0   nothing, as tf (276) and c (24) took it all: a Spacer is served last (priority -infinity)   ←"), "\(nothing)")
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}
