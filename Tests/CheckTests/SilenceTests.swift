import Explanation
import TestSupport
import Testing

/// Scenes that look suspicious and are not.
@Suite struct SilenceTests {
  /// What is meant, and a view of which `check` has nothing to say.
  static let scenes: [(what: String, view: View)] = [
    ("a text that fits", View.text("Terms and conditions")),
    ("a color that fills", View.color("red")),
    ("a line between views", View.vStack(.text("Terms and conditions"), .divider(), .text("Terms and conditions"))),
    (
      "a badge, which sticks out of what it is laid over",
      View.color("red").frame(width: 20, height: 20).overlay(.text("12 new").fixedSize())
    ),
    (
      "pictures in a row that overlap a little",
      View.hStack(spacing: -8, .image(40, 40), .image(40, 40), .image(40, 40))
    ),
    (
      "an area to touch larger than its icon",
      View.image(20, 20).overlay(.color("red").frame(width: 44, height: 44))
    ),
    (
      "a background that reaches beyond its view by a negative padding",
      View.text("Terms and conditions").background(.color("red").padding(-8))
    ),
    (
      "a picture that fills a frame and is clipped to it",
      View.image(400, 300, resizable: true).scaledToFill().frame(width: 100, height: 100).clipped()
    ),
    (
      "a clip further out than a background",
      View.text("Terms and conditions").fixedSize().frame(width: 80).background(.color("red")).modifier("cornerRadius", ["radius": 8])
    ),
    ("a view moved by offset", View.text("Terms and conditions").offset(x: 300, y: 0)),
    ("a negative padding", View.text("Terms and conditions").padding(-8)),
    ("a frame of no width, to take no room", View.text("Terms and conditions").fixedSize().frame(width: 0, height: 0)),
    ("what is hidden", View.text("Terms and conditions").fixedSize().frame(width: 60).hidden()),
    (
      "content that scrolls",
      View.scrollView(.color("red").frame(height: 900))
    ),
    (
      "a rotated view in a frame of its rotated size",
      View.text("Terms and conditions").fixedSize().modifier("rotationEffect", ["degrees": 90]).frame(width: 20, height: 160)
    ),
    (
      "a Spacer with a length of its own where there is nothing to take",
      View.scrollView(.vStack(.text("Terms and conditions"), .spacer(minLength: 20), .text("Terms and conditions")))
    ),
    (
      "buttons made equally wide by fixedSize: the stack offers them its width when it places them",
      View.vStack(.text("Cancel").frame(maxWidth: .infinity), .text("Download").frame(maxWidth: .infinity)).fixedSize(horizontal: true)
    ),
    (
      "a frame with an ideal width where nil is offered",
      View.scrollView(axes: ["horizontal"], .text("Terms and conditions").frame(idealWidth: 200, maxWidth: .infinity))
    ),
    (
      "cards of a row that are all to be as high as the highest of them",
      View.scrollView(
        .grid(
          .gridRow(
            .text("Terms").frame(maxWidth: .infinity, maxHeight: .infinity), .text("Terms\nand conditions").frame(maxWidth: .infinity, maxHeight: .infinity))))
    ),
    ("lines that end between words", View.text("Terms and conditions").frame(width: 96)),
    ("paragraphs", View.text("Terms\nand\nconditions")),
    (
      "Chinese breaks anywhere",
      View.text("条款和条件").frame(width: 40)
    ),
    (
      "a ViewThatFits whose last child is too long, but may wrap",
      View.viewThatFits(axes: ["horizontal"], .text("Terms and conditions").fixedSize(), .text("Terms and conditions")).frame(width: 100)
    ),
    (
      "scroll views across one another",
      View.scrollView(.scrollView(axes: ["horizontal"], .color("red").frame(width: 900, height: 40)))
    ),
    (
      "a padding that is 0 in one state only",
      View.text("Terms and conditions").padding(4)
    ),
    (
      "a priority that matters on a smaller canvas only",
      View.hStack(.text("Quarterly revenue"), .text("Updated now").layoutPriority(1))
    ),
  ]

  @Test(arguments: scenes.indices) func `nothing is said of what is meant`(_ index: Int) throws {
    let (what, view) = Self.scenes[index]
    let report = try Checked.report(Checked.scene(view))
    #expect(report.findings.map { "\($0.kind.code) \($0.message)" } == [], "\(what)")
  }

  @Test(arguments: [Value.null, 0]) func `a canvas that asks for the ideal or the smallest size gets it`(_ length: Value) throws {
    let view = View.hStack(.color("red"), .spacer(), .text("Terms and conditions").frame(maxWidth: .infinity))
    #expect(try Checked.report(Checked.scene(view, width: length, height: length), only: Self.offered).findings.map(\.message) == [])
  }

  private static let offered = ["LT001", "LT005", "LT006", "LT007", "LT011", "LT012"]
}
