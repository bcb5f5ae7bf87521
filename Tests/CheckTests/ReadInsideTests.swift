import Explanation
import TestSupport
import Testing

/// LT019: sizes that are read and computed from what is read. A letter is 8 wide and a line 20 high.
@Suite struct ReadInsideTests {

  /// A view, how wide the state starts, what is said of the reader.
  static let views: [(what: String, view: View, start: Int, how: String?)] = [
    (
      "a text that is offered what was read", View.text("Save").readSize(into: "s", id: "reader").frame(width: "s.width", id: "box"), 0,
      "offers it 0, and it takes that"
    ),
    ("a color", View.color().readSize(into: "s", id: "reader").frame(width: "s.width", id: "box"), 0, "offers it 0, and it takes that"),
    // Three of four letters fit.
    (
      "a text that had less once", View.text("Save").readSize(into: "s", id: "reader").frame(width: "s.width", id: "box"), 24, "offers it 24, and it takes that"
    ),
    ("a text as long as its words", View.text("Save").readSize(into: "s", id: "reader").frame(width: "s.width", id: "box"), 32, nil),
    // The first pass reads 32 and the frame shrinks to them.
    ("a text that has more than it needs", View.text("Save").readSize(into: "s", id: "reader").frame(width: "s.width", id: "box"), 100, nil),
    ("a text asked for its own length", View.text("Save").fixedSize().readSize(into: "s", id: "reader").frame(width: "s.width", id: "box"), 0, nil),
    ("a length that is given", View.text("Save").frame(width: 50).readSize(into: "s", id: "reader").frame(width: "s.width", id: "box"), 50, nil),
    ("the frame itself", View.text("Save").frame(width: "s.width", id: "box").readSize(into: "s", id: "reader"), 40, "is what it reads, 40"),
    (
      "a stack as wide as the frame in it",
      View.vStack(.text("Save").frame(width: "s.width", id: "box")).readSize(into: "s", id: "reader"), 60, "is what it reads, 60"
    ),
    (
      "a stack as wide as something else in it",
      View.vStack(.text("Save").frame(width: "s.width / 2"), .color()).readSize(into: "s", id: "reader"),
      0, nil
    ),
  ]

  @Test(arguments: views.indices) func `a reader is listed if what it reads is the frame's own number`(_ index: Int) throws {
    let (what, view, start, how) = Self.views[index]
    let json = Checked.scene(view, ["state": ["s": ["width": .number(start), "height": 20]]])
    let messages = try Checked.report(json, only: ["LT019"]).findings.map(\.message)
    let told = how.map { "reader .readSize(into: s) reads back what it is to decide: box .frame(width: s.width), computed from s.width, \($0)" }
    #expect(messages == [told].compactMap { $0 }, "\(what)")
  }
}
