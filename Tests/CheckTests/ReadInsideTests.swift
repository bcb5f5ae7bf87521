import Explanation
import Testing

/// LT019: sizes that are read and computed from what is read. A letter is 8 wide and a line 20 high.
@Suite struct ReadInsideTests {
  private static let text = "\"type\": \"Text\", \"string\": \"Save\""
  private static let read = "{\"type\": \"readSize\", \"into\": \"s\", \"id\": \"reader\"}"
  private static let frame = "{\"type\": \"frame\", \"width\": \"s.width\", \"id\": \"box\"}"

  /// A view, how wide the state starts, what is said of the reader.
  static let views: [(what: String, view: String, start: Int, how: String?)] = [
    ("a text that is offered what was read", "{\(text), \"modifiers\": [\(read), \(frame)]}", 0, "offers it 0, and it takes that"),
    ("a color", "{\"type\": \"Color\", \"modifiers\": [\(read), \(frame)]}", 0, "offers it 0, and it takes that"),
    // Three of four letters fit.
    ("a text that had less once", "{\(text), \"modifiers\": [\(read), \(frame)]}", 24, "offers it 24, and it takes that"),
    ("a text as long as its words", "{\(text), \"modifiers\": [\(read), \(frame)]}", 32, nil),
    // The first pass reads 32 and the frame shrinks to them.
    ("a text that has more than it needs", "{\(text), \"modifiers\": [\(read), \(frame)]}", 100, nil),
    ("a text asked for its own length", "{\(text), \"modifiers\": [{\"type\": \"fixedSize\"}, \(read), \(frame)]}", 0, nil),
    ("a length that is given", "{\(text), \"modifiers\": [{\"type\": \"frame\", \"width\": 50}, \(read), \(frame)]}", 50, nil),
    ("the frame itself", "{\(text), \"modifiers\": [\(frame), \(read)]}", 40, "is what it reads, 40"),
    (
      "a stack as wide as the frame in it",
      "{\"type\": \"VStack\", \"children\": [{\(text), \"modifiers\": [\(frame)]}], \"modifiers\": [\(read)]}", 60, "is what it reads, 60"
    ),
    (
      "a stack as wide as something else in it",
      "{\"type\": \"VStack\", \"children\": [{\(text), \"modifiers\": [{\"type\": \"frame\", \"width\": \"s.width / 2\"}]}, {\"type\": \"Color\"}], \"modifiers\": [\(read)]}",
      0, nil
    ),
  ]

  @Test(arguments: views.indices) func `a reader is listed if what it reads is the frame's own number`(_ index: Int) throws {
    let (what, view, start, how) = Self.views[index]
    let json = Checked.scene(view, rest: "\"state\": {\"s\": {\"width\": \(start), \"height\": 20}},")
    let messages = try Checked.report(json, only: ["LT019"]).findings.map(\.message)
    let told = how.map { "reader .readSize(into: s) reads back what it is to decide: box .frame(width: s.width), computed from s.width, \($0)" }
    #expect(messages == [told].compactMap { $0 }, "\(what)")
  }
}
