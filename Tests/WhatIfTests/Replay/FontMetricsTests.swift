import Explanation
import LayoutEngine
import Scene
import TestSupport
import Testing
import WhatIf

@testable import TraceStore

/// A recording that was measured with a file of metrics is laid out again with it.
struct FontMetricsTests {
  /// Every letter 10 wide at 20 points, lines 30 high.
  private static let file = #"{"version": 1, "faces": [{"name": "Half", "unitsPerEm": 2, "ascent": 2, "descent": 1, "advances": {"a": 1, "b": 1}}]}"#

  private static func recorded(_ file: String = file) throws -> Recorded {
    var scene = try Recorded.scene(
      SceneText(View.text("abba", id: "label").modifier("font", ["font": ["size": 20]], id: "letters"), 200, 100, environment: nil))
    scene.measure(with: try FontMetrics(SceneInput(file: "fonts/half.json", bytes: Array(file.utf8))))
    return try Recorded(scene)
  }

  @Test func `the file is in the recording, whole, and named`() throws {
    let trace = try Self.recorded().trace
    #expect(try trace.fontMetrics?.name == "half.json" && trace.fontMetrics?.json == Self.file)
    #expect(try trace.rows("SELECT font, size, approximation, metrics FROM text_font").rows == [[.text("Half"), .real(20), .null, .text("half.json")]])
    #expect(try trace.meta("text_metrics") == "half.json")
  }

  @Test func `why says that the width is exact, and proves it with the same letters`() throws {
    let answer = try Self.recorded().text("label")
    #expect(answer.contains("40   one line; width exact by half.json"), "\(answer)")
    #expect(answer.hasPrefix("label · Text \"abba\" · 40 × 30"), "\(answer)")
  }

  @Test func `two files of one name are two`() throws {
    let narrow = try Self.recorded(), wide = try Self.recorded(Self.file.replacing("\"a\": 1", with: "\"a\": 2"))
    func notes(_ other: Recorded) throws -> [String] {
      try TraceDiff(RecordedLayout(narrow.trace, narrow.pass), RecordedLayout(other.trace, other.pass), tolerance: 0.005).notes
    }
    #expect(try notes(wide) == ["the text metrics are those of another half.json"])
    #expect(try notes(try Self.recorded()).isEmpty)
  }

  @Test func `an edited scene is measured with it, too`() throws {
    let recorded = try Self.recorded(), replay = try Replay(recorded.trace, recorded.pass)
    let edited = try replay.layOut([SceneEdit("set label.string aaaaaa")])
    #expect(try edited.size(#require(edited.node("label"))).width == 60)
  }

  @Test func `without a file nothing is in the recording`() throws {
    let recorded = try Recorded(view: .text("abba", id: "label"), width: 200)
    #expect(try recorded.trace.fontMetrics == nil)
    #expect(try recorded.trace.rows("SELECT metrics FROM text_font").rows == [[.null]])
  }
}
