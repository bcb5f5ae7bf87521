import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// A priority decides where nothing is held back for others and no gap tells the room from the offer; and what takes more than its share.
/// A letter is 8 wide and a line 20 high.
struct PriorityTests {

  @Test(arguments: [
    // 130 are offered it all, as are the row; by shares it would have 65, and break.
    (
      View.hStack(id: "row", spacing: 0, .text("alpha beta", id: "t").layoutPriority(1, id: "lp"), .text("gamma delta", id: "u")), 130, 60, "t",
      [
        "   130   row (HStack) serves t (Text) first and holds back nothing for u   ← decides: lp .layoutPriority(1)",
        "Without lp .layoutPriority(1): 48 × 40.\n",
      ]
    ),
    (
      View.hStack(id: "row", spacing: 0, .color(id: "a").layoutPriority(1, id: "lp"), .color(id: "b")), 100, 20, "a",
      ["← decides: lp .layoutPriority(1)", "Without lp .layoutPriority(1): 50 × 20, and b 50 × 20.\n"]
    ),
    // The other one's is lower than none.
    (
      View.hStack(id: "row", spacing: 8, .text("alpha beta", id: "t"), .color(id: "c").layoutPriority(-1, id: "lp")), 100, 20, "t",
      [
        "    92   row serves t (Text) first and holds back nothing for c   ← decides: lp .layoutPriority(-1)",
        "Without lp .layoutPriority(-1): 40 × 20, and its text is cut.\n",
      ]
    ),
    (
      View.hStack(id: "row", spacing: 0, .color(id: "a"), .color(id: "b"), .color(id: "c").layoutPriority(-1, id: "lp")), 90, 20, "a",
      ["    45   row (HStack) shares 90 equally among 2, before c, whose priority is lower   ← decides: row, /view (proved by taking away b)"]
    ),
    // 160 - 72, of which the padding keeps 8; served like the others, the third would have 32 of it.
    (
      View.hStack(
        id: "row", spacing: 0, .color(id: "v").padding(4, id: "pd"), .text("echo fox golf", id: "t"), .text("echo", id: "u").layoutPriority(-1, id: "lp")),
      160,
      100, "pd", ["    88   row (HStack) gives it what t (72) left, before u, whose priority is lower", "Without lp .layoutPriority(-1): 64 × 100.\n"]
    ),
    // Its own 1 is no use against a 2 that counts; that is hidden by the frame around it.
    (
      View.hStack(
        id: "row", spacing: 0, .text("alpha beta", id: "t").layoutPriority(1, id: "l1"), .color(id: "c").layoutPriority(2, id: "l2").frame(width: 30, id: "cf")),
      130,
      20,
      "t",
      [
        "   100   row (HStack) serves t (Text) first and holds back 30 for c; cf .frame(width: 30) hides the layoutPriority of c   ← decides: cf",
        "Without cf .frame(width: 30): 0 × 20, its text is cut, and c 130 × 20.\n",
      ]
    ),
    // What is served with it would leave it all but the 30 of d, if it were served later: 150 for a color, and two lines of a text.
    (
      View.hStack(
        id: "row", spacing: 0, .color(id: "a").layoutPriority(1, id: "p1"), .text("report updated just now", id: "b").layoutPriority(1, id: "p2"),
        .text("Ann and terms", id: "c"), .color(id: "d").frame(width: 30, id: "fd")), 180, 100, "a",
      [
        "    86   row (HStack) gives it what p2 (64) left, before c, whose priority is lower, holding back 30 for d   ← decides: row, /view",
        " (proved by taking away p2 .layoutPriority(1))", "Without p2 .layoutPriority(1): 150 × 100.\n", "Without p1 .layoutPriority(1): 15 × 100.\n",
      ]
    ),
    (
      View.hStack(
        id: "row", spacing: 0, .color(id: "a").layoutPriority(1, id: "p1"), .text("report updated just now", id: "b").layoutPriority(1, id: "p2"),
        .text("Ann and terms", id: "c")), 180, 100,
      "b",
      [
        "    90   row (HStack) shares 180 equally among 2, before c, whose priority is lower   ← decides: row, /view",
        " (proved by taking away p1 .layoutPriority(1))", "Without p1 .layoutPriority(1): 160 × 40.\n",
      ]
    ),
    // Served first or not, it takes the 50 of its frame.
    (
      View.vStack(
        id: "col", spacing: 0, .color(id: "a").frame(height: 50, id: "f6").layoutPriority(7, id: "p7"), .color(id: "x"), .text("Ann and terms", id: "c")), 104,
      100,
      "x",
      [
        "    30   col (VStack) serves p7 first, which takes 50, then c, which takes 20   ← decides: f6 .frame(height: 50)",
        "Without f6 .frame(height: 50): 104 × 0, and a 104 × 80.\n",
      ]
    ),
    // A Spacer that is no longer served last is offered nothing of 240.
    (
      View.hStack(id: "row", spacing: 0, .color(id: "a").frame(width: 240, id: "f"), .spacer(id: "s", minLength: 20).frame(maxHeight: 70, id: "m")), 240, 60,
      "s",
      ["    20   Spacer: its minimum length   ← decides: s, /view/children/1\n", "With minLength: 0 on s: 0 × 0.\n"]
    ),
    // The color takes 50 of 60; a text offered the 10 that are left shows one line.
    (
      View.vStack(
        id: "col", spacing: 0, .text("Ann and terms apply harbour street", id: "t").frame(minHeight: 70, id: "m"), .color(id: "c").frame(height: 50, id: "f")),
      180, 60, "t",
      [
        "height 40   2 lines of 20, because of the width; m .frame(minHeight: 70) makes room for them   ← decides: m .frame(minHeight: 70)",
        "Without m .frame(minHeight: 70): 176 × 20, and its text is cut.\n",
      ]
    ),
    // 120 - 72 is shared by two.
    (
      View.hStack(id: "row", spacing: 0, .text("Long long", id: "t").fixedSize(id: "fx"), .color(id: "c"), .color(id: "d")), 120, 40, "c",
      ["    24   row (HStack) shares 48 equally among 2, after fx took 72 (offered 40)   ← decides: fx .fixedSize()", "Without fx .fixedSize(): 40 × 40.\n"]
    ),
    // 2 × 45 and 16 are 106 of 120 in a share of 60, of which the padding keeps all but nothing.
    (
      View.hStack(id: "row", spacing: 0, .text("Hi", id: "t").padding(45, edges: "horizontal", id: "pd"), .color(id: "c")), 120, 40, "c",
      [
        "    30   row (HStack) gives it what pd (90, offered 60) left   ← decides: pd .padding(.horizontal, 45)",
        "Without pd .padding(.horizontal, 45): 104 × 40.\n",
      ]
    ),
    // Three lines are reserved for one: two leave room for the other text's.
    (
      View.vStack(
        id: "col", spacing: 0, .text("Hi", id: "t").modifier("lineLimit", ["value": 3, "reservesSpace": true], id: "ll"), .text("aaaa bbbb", id: "b")), 50, 80,
      "b",
      [
        "    20   col (VStack) gives it what ll (60, offered 40) left   ← decides: ll .lineLimit(3, reservesSpace: true)",
        "Smallest change that fits: ll value 3 -> 2.\n",
      ]
    ),
    // 292 - 112 - 48 - 20 in three parts, one line of 36 each: without the 112 there is room for two. Five others share it.
    (
      View.vStack(
        id: "col", spacing: 0, .image(600, 400, resizable: true, id: "hero").scaledToFill(),
        .view("Text", id: "ttl", ["string": "Track everything, everywhere", "font": ["advance": 15, "lineHeight": 36, "ascent": 28]]),
        .text("Connect your devices and see all of the measurements at a glance, wherever you happen to be.", id: "body"), .image(20, 112, id: "tags"),
        .image(20, 48, id: "go"), .image(20, 20, id: "skip")), 272, 292, "ttl",
      ["and skip took 20   ← decides: col, /view (proved by taking away tags)", "Without tags: 270 × 72.\n"]
    ),
    // What makes the other take less.
    (
      View.vStack(id: "col", spacing: 0, .text("aaaa bbbb cccc dddd", id: "t").lineLimit(1, id: "ll"), .color(id: "c")), 80, 100, "c",
      ["Without t: 80 × 100.\nWithout ll .lineLimit(1): 80 × 60.\n"]
    ),
    // 60 - 8.
    (
      View.hStack(id: "row", spacing: 0, .color(id: "a").frame(width: 60, id: "af"), .text("x", id: "t")), 60, 20, "t",
      ["cannot be seen: it is offered nothing of the width\n", "Smallest change that fits: af width 60 -> 52.\n"]
    ),
    // 200 - 20 in seven parts is 25.7.
    (
      View.hStack(spacing: 0, .forEach(count: 7, .color().frame(width: 50, height: 44, id: "cell"))).padding(10, id: "pad"), 200, 300, "pad",
      ["Smallest change that fits: cell[0] and its 6 repetitions, width 50 -> 25.\n"]
    ),
    // 320 - 32 in seven parts is 41.1.
    (
      View.grid(horizontalSpacing: 0, .gridRow(.forEach(count: 7, .color().frame(width: 44, height: 44, id: "cell")))).padding(16, id: "pad"), 320, 300, "pad",
      ["Smallest change that fits: cell[0] and its 6 repetitions, width 44 -> 41.\n"]
    ),
    // With no frame at all it is two lines of 80, as high by chance: 45 are enough for two of the four.
    (
      View.text("aaaa bbbb cccc dddd", id: "t").frame(width: 50, height: 45, id: "fr"), 100, 100, "t",
      ["    45   fr .frame(width: 50, height: 45)   ← decides: fr", "Without the height of fr .frame(width: 50, height: 45): 40 × 80.\n"]
    ),
    // The text is as wide as its letters, wherever it stands.
    (
      View.color(id: "c").overlay(.geometryReader(id: "gr", .text("Hi", id: "t"))), 100, 100, "t",
      ["    16   one line   ← decides: t"]
    ),
    // 50 + 10 + 36 + 8 + 36.
    (
      View.lazyVGrid(id: "g", columns: [["fixed": 50, "spacing": 10], ["adaptive": ["minimum": 30]]], .color(), .color(id: "b"), .color()), 140, 100, "b",
      ["g (LazyVGrid) divides its width of 140 into columns: 50, 36 and 36, 18 for gaps, as many of at least 30 as fit   ← decides: g"]
    ),
    // Proposed nil the bar is 10 high; it has the row's height once the row has it.
    (
      View.scrollView(.hStack(id: "row", .text("One\nTwo", id: "a"), .color(id: "bar").frame(width: 4))), 200, 300, "row",
      ["    40   row (HStack) is as high as a (Text)\n"]
    ),
  ])
  func `who decides, and what is without it`(_ view: View, _ width: Int, _ height: Int, _ node: String, _ parts: [String]) throws {
    let text = try Self.why(node, view, width, height)
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  private static func why(_ node: String, _ view: View, _ width: Int, _ height: Int) throws -> String {
    let json = SceneText(view, .number(width), .number(height))
    let recorded = try Recorded(Scene(SceneInput(file: "own.json", bytes: Array(json.utf8))))
    return ExplanationText().render(try Prover(recorded.trace, recorded.pass).addingSmallestChange(to: recorded.why(node)))
  }

  private static func filling(_ string: String, id: String) -> View { .text(string, id: id).frame(maxWidth: .infinity) }

  @Test(arguments: [
    // Each of three that fill the row has a third of it, and none is to blame for it more than another.
    (
      View.hStack(id: "row", spacing: 0, filling("Home", id: "t1"), filling("Notifications now", id: "t2"), filling("More", id: "t3")), 300, 20, "t2",
      [
        "   100   row (HStack) shares 300 equally among 3   ← decides: row, /view (proved by taking away .frame(maxWidth: .infinity) on t3)",
        "← decides: the canvas\n", "On a canvas of 300 × nil: 96 × 40.\n",
      ]
    ),
    // 7 × 44 are 308; 7 letters are 56.
    (
      View.grid(id: "g", horizontalSpacing: 0, .gridRow(.forEach(count: 7, .text("3", id: "cell").frame(width: 44, id: "cf")))),
      300, 200, "g",
      [
        "   308   g (Grid) is as wide as its columns: 308 for all 7   ← decides: cf[0] .frame(width: 44)",
        "Without cf[0] .frame(width: 44) and its 6 repetitions: 56 × 20.\n",
      ]
    ),
    // 20 and 40 are 60, of which each is offered half: one line fits, though room is kept for two. With three kept it is 80, and two fit into 40.
    (
      View.vStack(
        id: "col", spacing: 0, .text("A much longer title", id: "t").modifier("lineLimit", ["value": 2, "reservesSpace": true], id: "ll"),
        .text("$15", id: "p")
      ).frame(maxWidth: .infinity), 116, 640, "t",
      [
        "    30   col shares 60 equally among 2\n",
        "    40   ll .lineLimit(2, reservesSpace: true) keeps room for 2 lines; one line fits into the 30 that are offered   ← decides: ll",
        "Smallest change that fits: ll value 2 -> 3.\n",
      ]
    ),
    // It has the 120 of its letters, of an offer of 132. Without the Spacer the row is 256 long, and shares that: what shares with it is no reason for 120.
    (
      View.hStack(
        id: "row", spacing: 8, .text("Downloaded language packs", id: "label"), .spacer(id: "gap"), .text("English, French", id: "value"),
        .text(">", id: "chev")
      ).padding(16, edges: "horizontal").frame(minHeight: 44), 320, 640, "value",
      ["   120   one line   ← decides: value, ", "height 20   1 line   ← decides: value, "]
    ),
    // 8 + 8 and a gap of 8 are 24 of "abcdef"'s 48, which adds 12 to each; the 160 of the Divider then add 56 to each.
    (
      View.grid(
        id: "g", horizontalSpacing: 8, verticalSpacing: 0, .gridRow(.text("a", id: "x"), .text("b", id: "y")), .divider(id: "d"),
        .gridRow(.text("abcdef", id: "w").gridCellColumns(2))), 160, 200, "x",
      ["and 68 for d, which takes 160 over columns 1 to 2 and w, which takes 48 over columns 1 to 2"]
    ),
    (
      View.hStack(id: "row", spacing: 8, .text("From: support@example.com", id: "a").frame(minWidth: 100, id: "mn"), .text("Yesterday evening", id: "b")),
      240, 640, "a", ["With maxWidth: .infinity in mn .frame(minWidth: 100): 152 × 40.\n"]
    ),
  ])
  func `what is alike, or has nothing to do with it, is not blamed`(_ view: View, _ width: Int, _ height: Int, _ node: String, _ parts: [String]) throws {
    let text = try Self.why(node, view, width, height)
    for part in parts { #expect(text.contains(part), "\(text)") }
  }
}
