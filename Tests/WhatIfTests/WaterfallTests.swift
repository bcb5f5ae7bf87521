import Explanation
import Rendering
import Testing

/// How steps become lines, in a canvas of 300 × 200 that a frame of 200 fills.
struct WaterfallTests {
  private static let view = #"""
    {"type": "Color", "id": "c", "modifiers": [
      {"type": "padding", "id": "pad", "length": 10}, {"type": "frame", "id": "inner", "height": 200}, {"type": "frame", "id": "outer", "height": 200}]}
    """#

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
}
