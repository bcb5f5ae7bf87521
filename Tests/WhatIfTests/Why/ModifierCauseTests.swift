import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// Where a view is as long as it is because of a modifier, that is what others have to thank for it. A letter is 8 wide and a line 20 high.
struct ModifierCauseTests {
  private static func stack(_ type: String, _ children: View..., spacing: Int = 0) -> View {
    .view(type, id: "stack", type == "ZStack" ? [:] : ["spacing": .number(spacing)], .each(children))
  }
  private static func grid(_ a: View) -> View {
    let rows = [[a, View.text("Hello W", id: "b")], [View.text("xxxx", id: "c"), View.text("dd", id: "d")]].map { View.gridRow(.each($0)) }
    return View.grid(id: "grid", horizontalSpacing: 8, verticalSpacing: 8, .each(rows))
  }

  @Test(arguments: [
    // 32, 8 and 56 without what takes all that is left of 200; 20, 8 and 20 without what takes the height.
    (
      grid(.text("abcd", id: "a").frame(maxWidth: .infinity, id: "f")), 200, "grid",
      ["136 of a and 56 of b, and 8 for gaps   ← decides: f .frame(maxWidth: .infinity), ", "Without f .frame(maxWidth: .infinity): 96 × 48.\n"]
    ),
    (
      grid(.text("abcd", id: "a").frame(maxHeight: .infinity, id: "f")), 200, "grid",
      ["172 of a and 20 of d, and 8 for gaps   ← decides: f .frame(maxHeight: .infinity), ", "Without f .frame(maxHeight: .infinity): 96 × 48.\n"]
    ),
    // Placing, a ZStack offers its own size; of 100 there are 12 letters and no more, so that two lines are needed.
    (
      stack("ZStack", View.color(id: "bg").frame(width: 300, id: "f"), View.text("A long line here", id: "t")), 100, "t",
      ["   300   stack offers its own size, that of bg   ← decides: f .frame(width: 300), ", "Without f .frame(width: 300): 96 × 40.\n"]
    ),
    // 200 high, an image three times as wide as high fills 600.
    (
      stack(
        "ZStack", View.image(300, 100, resizable: true, id: "im").scaledToFill(id: "ar"),
        View.text("A long line here", id: "t")), 100, "t",
      ["   600   stack offers its own size, that of im   ← decides: ar .scaledToFill(), ", "Without ar .scaledToFill(): 96 × 40.\n"]
    ),
    // 11 letters in 82 are two lines; the 8 that the Spacer keeps would do.
    (
      stack("HStack", View.text("Hello World", id: "a"), View.spacer(id: "sp"), View.shape(50, 20, id: "b")), 140, "a",
      [
        "    82   stack (HStack) gives it what b (50) left, holding back 8 for sp (Spacer)   ← decides: stack, /view (proved by taking away b)\n",
        "Without b: 88 × 20.\nWith minLength: 0 on sp: 88 × 20.\n",
      ]
    ),
    // Padding that takes away from its view offers it more.
    (
      View.text("hello", id: "t").padding(-10, edges: "leading", id: "p"), 200, "p",
      ["   210   p .padding(.leading, -10) offers 10 more\n"]
    ),
    // 60 and 60 cannot be less: a higher priority would change nothing, and so does not matter.
    (
      stack("HStack", View.shape(60, 20, id: "b"), View.shape(60, 20, id: "c"), View.color(id: "a").layoutPriority(1).padding(0)), 200, "a",
      ["    80   stack (HStack) gives it what b (60) and c (60) left   ← decides: stack, /view (proved by taking away c)\n"]
    ),
    // A Spacer behind a frame is served with the others, and takes 20 of the 8 that it would.
    (
      stack("HStack", View.shape(60, 20, id: "b"), View.color(id: "a"), View.spacer(id: "sp").frame(maxWidth: 20, id: "spf")), 200, "a",
      [
        "   120   stack (HStack) gives it what b (60) and spf (20) left: spf .frame(maxWidth: 20) hides the Spacer's -infinity, so its priority is 0   ← decides: spf ",
        "Without spf .frame(maxWidth: 20): 132 × 200.\n",
      ]
    ),
  ]) func `what makes it as long is named`(_ view: View, _ width: Int, _ node: String, _ lines: [String]) throws {
    let text = try Recorded(view: view, width: width).text(node)
    for line in lines { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  /// 18 letters in lines of 10 are two; neither without the limit nor without the frame is there room for the second.
  @Test func `a limit and a height cut a text jointly`() throws {
    let text = try Recorded(
      view: .text("one two three four", id: "t").lineLimit(1, id: "ll").frame(height: 20, id: "f"), width: 80
    ).text("t")
    let lines = [
      "← decides jointly: f .frame(height: 20), ",
      "    20   ll .lineLimit(1) allows one line, and 20 has room for no more; the rest of the text is cut   ← decides jointly: ll .lineLimit(1), ",
      "\nNothing single decides the height. Without f .frame(height: 20) and ll .lineLimit(1): 80 × 40.\n",
    ]
    for line in lines { #expect(text.contains(line), "\(line)\n\(text)") }
    // Where there is room it is the limit's doing.
    let high = try Recorded(view: .text("one two three four", id: "t").lineLimit(1, id: "ll"), width: 80).text("t")
    #expect(high.contains("height 20   ll .lineLimit(1) allows one line; the rest of the text is cut   ← decides: ll .lineLimit(1), "), "\(high)")
    #expect(high.contains("\nWithout ll .lineLimit(1): 80 × 40.\n"), "\(high)")
  }

  /// 110 + 8 + 40 of 300 start at 71, without the padding 80 + 8 + 40 at 86.
  @Test func `what pads a view moves the one after it`() throws {
    let view = Self.stack("HStack", View.shape(80, 20, id: "a").padding(30, edges: "trailing", id: "p"), View.shape(40, 20, id: "b"), spacing: 8)
    let recorded = try Recorded(view: view, width: 300)
    let node = try #require(try recorded.trace.node("b", in: recorded.pass))
    let prover = try Prover(recorded.trace, recorded.pass)
    let text = ExplanationText().render(try prover.complete(try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass)))
    #expect(text.contains("   189   stack puts it after p .padding(.trailing, 30), which takes 110, and a gap of 8   ← decides: p "), "\(text)")
    #expect(text.contains("\nWithout p .padding(.trailing, 30): at 174, 90.\n"), "\(text)")
  }
}
