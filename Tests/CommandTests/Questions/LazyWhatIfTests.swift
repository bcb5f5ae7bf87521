import TestSupport
import Testing

/// Rows of a lazy container that an edit moves out of sight.
struct LazyWhatIfTests {
  /// Ten rows of 100 in a ScrollView.
  private static let scene = """
    {"version": 1, "passes": [{"proposal": {"width": 100, "height": 350}}], "view": {"type": "ScrollView", "children": [
      {"type": "LazyVStack", "spacing": 0, "children": [{"type": "ForEach", "count": 10, "children": [
        {"type": "Color", "color": "red", "modifiers": [{"type": "frame", "height": 100}]}]}]}]}}
    """

  @Test func `an edit places the rows that a recording of the edited scene places`() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "scene.json")
    func rows(_ pass: String) throws -> Int {
      try workshop.run("layouttrace sql \"SELECT 1 FROM frames WHERE kind = 'Color' AND pass = '\(pass)'\" --csv").answer.split(separator: "\n").count - 1
    }
    try workshop.succeed("layouttrace record scene.json")
    let edited = try workshop.run("layouttrace what-if 'canvas 100x150' --save")
    #expect(edited.exitCode == 0 && edited.answer.contains("not placed"), "\(edited)")
    let (before, after) = (try rows("pass 1"), try rows("what-if-1"))
    try workshop.succeed("layouttrace record scene.json --proposal 100x150")
    #expect(try after == rows("pass"))
    #expect(before == 4 && after == 2)
  }
}
