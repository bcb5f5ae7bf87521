import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing
import WhatIf

/// What says how the letters and lines of a text come out is named as what decides its size. A letter is 8 wide and a line 20 high.
@Suite struct TextSettingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let modifier: String
    let axis: Axis
    let sentence: String
    let length: Double
    /// How long it is without the modifier.
    let without: Double
    var testDescription: String { modifier }
  }

  /// "ab cd" is 40 wide; of 40 "ab cd ef" has two lines.
  static let cases = [
    Case(modifier: #""type": "tracking", "tracking": 4"#, axis: .horizontal, sentence: "one line", length: 60, without: 40),
    Case(modifier: #""type": "kerning", "kerning": 2"#, axis: .horizontal, sentence: "one line", length: 50, without: 40),
    Case(modifier: #""type": "baselineOffset", "baselineOffset": 8"#, axis: .vertical, sentence: "1 line", length: 28, without: 20),
    Case(modifier: #""type": "baselineOffset", "baselineOffset": -3"#, axis: .vertical, sentence: "1 line", length: 23, without: 20),
    Case(modifier: #""type": "lineSpacing", "lineSpacing": 12"#, axis: .vertical, sentence: "2 lines of 20 and 12 between", length: 52, without: 40),
  ]

  private static func recorded(_ item: Case, isAround: Bool) throws -> Recorded {
    let text = item.sentence.hasPrefix("2") ? #"ab cd\nef"# : "ab cd", modifier = "{\"id\": \"m\", \(item.modifier)}"
    let view = "{\"type\": \"Text\", \"id\": \"t\", \"string\": \"\(text)\"\(isAround ? "" : ", \"modifiers\": [\(modifier)]")}"
    let all = isAround ? "{\"type\": \"HStack\", \"children\": [\(view)], \"modifiers\": [\(modifier)]}" : view
    let json = """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": \(all),
        "passes": [{"proposal": {"width": 200, "height": 100}}]}
      """
    return try Recorded(Scene(SceneInput(file: "scene.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases, [true, false]) func `the modifier decides, on the text or around it`(_ item: Case, _ isAround: Bool) throws {
    let recorded = try Self.recorded(item, isAround: isAround)
    let why = try Prover(recorded.trace, recorded.pass).complete(recorded.why("t")), axis = try #require(why.axes.first { $0.axis == item.axis })
    let decides = try #require(axis.decides), text = ExplanationText(axes: [item.axis]).render(why)
    #expect(axis.value == item.length && axis.steps[decides].sentence == item.sentence && axis.proof == ["remove m"], "\(text)")
    let consequence = try #require(why.consequences.first { $0.label.hasPrefix("Without m .") }, "\(text)")
    #expect(consequence.size?[item.axis] == item.without)
  }

  /// Named by its id, which in Swift is outermost, the modifier itself is asked about; what is left of it when it goes is the view.
  @Test(arguments: cases) func `fit takes away the modifier that is asked about`(_ item: Case) throws {
    let recorded = try Self.recorded(item, isAround: false), node = try #require(try recorded.trace.node("m", in: recorded.pass))
    let wanted = WantedSize(width: item.axis == .horizontal ? item.without : nil, height: item.axis == .vertical ? item.without : nil, within: 0.05)
    var search = try FitSearch(recorded.trace, recorded.pass, node: node, wanted: wanted)
    let change = try #require(try search.answer().changes.first { $0.edits == ["remove m"] })
    #expect(change.text.hasPrefix("without m .") && change.size[item.axis] == item.without)
  }

  /// A text's own font is no modifier: without it, it has that of the environment.
  @Test func `a font that a text says itself decides`() throws {
    let json = """
      {"version": 1, "view": {"type": "Text", "id": "t", "string": "Total", "font": {"style": "largeTitle"}},
        "passes": [{"proposal": {"width": 200, "height": 100}}]}
      """
    let recorded = try Recorded(Scene(SceneInput(file: "scene.json", bytes: Array(json.utf8))))
    let why = try Prover(recorded.trace, recorded.pass).complete(recorded.why("t"))
    #expect(why.consequences.contains { $0.label == "Without the font of t" && $0.edit == "set t.font null" })
  }
}
