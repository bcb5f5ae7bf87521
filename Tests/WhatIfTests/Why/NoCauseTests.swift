import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// What is no cause is not blamed, and what is has a name. A letter is 8 wide and a line 20 high.
struct NoCauseTests {
  private static func recorded(_ view: View, _ width: Int, _ height: Int) throws -> Recorded {
    let json = SceneText(view, .number(width), .number(height))
    return try Recorded(Scene(SceneInput(file: "blame.json", bytes: Array(json.utf8))))
  }
  private static func grid(_ rows: [View]...) -> View {
    let rows = rows.map { View.gridRow(.each($0)) }
    return View.grid(id: "grid", .each(rows))
  }
  private static let terms = "You agree to the terms that we publish on our web site and may change"

  @Test(arguments: [
    // What scrolls leaves nothing to a Spacer, whose 8 are as much as the gap without it: 1 + 8 + 30.
    (
      View.scrollView(.lazyVStack(id: "lz", .divider(id: "dv"), .spacer(id: "sp"), .color(id: "col").frame(height: 30))),
      200, 300, "lz", ["as its children: dv 1 + sp 8 + col 30   ← decides: lz, /view/children/0\n"], ["← decides: sp"]
    ),
    // 156 wide, both texts wrap at 152, 80 high: only how high it is goes by which is shown.
    (
      View.viewThatFits(id: "fits", axes: ["vertical"], .text(terms, id: "full"), .scrollView(id: "sv", .text(terms, id: "short"))).frame(
        width: 156, height: 50, id: "card"),
      320, 400, "fits",
      [
        "   156   card   ← decides: card", "is proposed: fits (ViewThatFits) takes sv (ScrollView), the last, without asking whether it fits   ← decides: full",
      ], []
    ),
    // The width is what the GeometryReader has of the canvas; without the frame the image takes that itself.
    (
      View.geometryReader(id: "geo", .image(800, 400, resizable: true, id: "im").frame(width: "geometry.width", height: "geometry.width / 2", id: "imf")),
      320, 400, "im",
      [
        "width 320   proposed by the canvas, Image: takes what it is offered   ← decides: the canvas\n",
        "Without imf .frame(width: geometry.width, height: geometry.width / 2): 320 × 400.\n",
      ],
      []
    ),
    // Each as high as the row: neither makes it so.
    (
      View.hStack(id: "row", spacing: 8, .text("$129", id: "price"), .text("per night", id: "unit")), 320, 100, "row",
      ["height 20   1 line, row (HStack) is as high as price and unit\n"], []
    ),
    // Without both it is as high as the third.
    (
      View.hStack(id: "row", spacing: 8, .shape(30, 40, id: "a"), .shape(30, 10, id: "b"), .shape(30, 40, id: "c")), 320, 100, "row",
      ["row (HStack) is as high as a and c   ← decides: a, /view/children/0 and c, /view/children/2\n", "Without a and c: 30 × 10.\n"], []
    ),
    // Six are too many to name.
    (
      View.hStack(
        id: "row", spacing: 8, .shape(30, 40, id: "a"), .shape(30, 40, id: "b"), .shape(30, 40, id: "c"), .shape(30, 40, id: "d"), .shape(30, 40, id: "e")),
      320, 100, "row",
      ["row (HStack) is as high as a (Shape) and 4 others"], []
    ),
    // A Button is as large as its label, which has the minimum.
    (
      View.hStack(
        id: "row", spacing: 10, .button(id: "b1", .text("ok", id: "ok").frame(minWidth: 100, maxWidth: .infinity, id: "okf")),
        .button(id: "b2", .text("no", id: "no").frame(minWidth: 100, maxWidth: .infinity, id: "nof")),
        .button(id: "b3", .text("more", id: "more").frame(minWidth: 100, maxWidth: .infinity, id: "moref"))), 280, 80, "row",
      ["← decides: moref .frame(minWidth: 100, maxWidth: .infinity)"], []
    ),
    // 200 less three gaps and e's 32, and 8 for each Spacer.
    (
      View.hStack(
        id: "row", spacing: 0, .spacer(id: "s1"), .text("Quarterly budget overview", id: "t").lineLimit(1), .spacer(id: "s2"), .text("Edit", id: "e")),
      200, 44, "t", ["   152   row (HStack) gives it what e (32) left, holding back 16 for s1 (Spacer) and s2 (Spacer)"], []
    ),
    // 44 of the 184 are served first either way, as they are less than a share.
    (
      View.hStack(
        id: "top", spacing: 8, .text("Title of the message", id: "tt").lineLimit(1),
        .text("12:45", id: "time").layoutPriority(1).padding(4, edges: ["leading"], id: "tp")),
      192, 100, "tt", ["   140   top gives it what tp (44) left   ← decides: top, /view (proved by taking away time)\n"], ["hides"]
    ),
    // As long as rem is not served the first column counts: 312 / 2. Without it 312 - 80.
    (
      View.grid(
        id: "grid", .gridRow(id: "r2", .text("Profession", id: "p"), .text("Mathematician and writer", id: "pv")),
        .gridRow(.text("Remember me on this computer", id: "rem").gridCellColumns(2))),
      320, 400, "pv",
      ["   156   r2 (GridRow) offers it an equal share of 312 among 2 columns for column 2 (beside it p has 80)   ← decides: rem", "Without rem: 192 × 20.\n"],
      []
    ),
    // No matter how many others there are beside it.
    (
      View.scrollView(axes: ["horizontal"], .lazyHStack(.forEach(count: 10, .vStack(.color().frame(width: 120, height: 80), .text("Item", id: "it"))))),
      320, 200, "it[0]", ["    32   one line   ← decides: it[0]"], ["Nothing single decides the width"]
    ),
    // 60 and 60 of padding in 100.
    (
      View.text("Inbox", id: "t").padding(60), 100, 200, "t",
      ["     0   .padding(60) on t keeps all 100: it takes 120", "     !   cannot be seen: it is offered nothing of the width\n"], []
    ),
  ]) func `what is no cause is not blamed, and what is has a name`(
    _ view: View, _ width: Int, _ height: Int, _ node: String, _ parts: [String], _ absent: [String]
  ) throws {
    let answer = try Self.recorded(view, width, height).text(node)
    for part in parts { #expect(answer.contains(part), "\(answer)") }
    for part in absent { #expect(!answer.contains(part), "\(answer)") }
  }

  /// 208 are 26 letters, "jonathan.appleseed@example"; no line may end before the dot of ".com". 56 are seven, "$12,345".
  @Test(arguments: [("jonathan.appleseed@example.com", 208, true), ("$12,345,678.90", 64, true), ("one.two three", 64, false), ("well-known", 48, false)])
  func `a line that ends beside a dot or a comma within a word breaks it`(_ string: String, _ width: Int, _ breaks: Bool) throws {
    let recorded = try Self.recorded(View.text(string, id: "t").frame(width: .number(width)), 320, 100)
    #expect(try recorded.why("t").axes.flatMap(\.troubles).contains { $0.rule == "Trouble/text_broken" } == breaks)
    let replay = try Replay(recorded.trace, recorded.pass)
    #expect(try replay.original.legibility.breaksWord(#require(replay.original.node("t"))) == breaks)
  }

  /// 180 - 12 - 64 = 104 are all 13 letters; with 8 less the last one stands alone.
  @Test func `an edit says which words it breaks, and which not any more`() throws {
    let dot = View.circle().frame(width: 64, height: 72, id: "av")
    let recorded = try Self.recorded(View.hStack(id: "row", spacing: 12, dot, .text("Notifications", id: "g")), 180, 100)
    let replay = try Replay(recorded.trace, recorded.pass), wider = try replay.layOut([SceneEdit("set av.width 72")])
    let there = replay.original.changes(to: wider), back = wider.changes(to: replay.original)
    #expect(there.appeared.map(\.kind.words) == ["breaks a word: it shows \"Notification / s\""] && there.vanished.isEmpty)
    #expect(back.vanished.map(\.kind.words) == ["breaks a word: it shows \"Notification / s\""] && back.appeared.isEmpty)
  }

  /// 3 x 100 + 20 = 320 in 280: 40 less of one are enough.
  @Test func `the smallest change looks into the labels of Buttons`() throws {
    let row = View.hStack(
      id: "row", spacing: 10, .button(id: "b1", .text("ok", id: "ok").frame(minWidth: 100, maxWidth: .infinity, id: "okf")),
      .button(id: "b2", .text("no", id: "no").frame(minWidth: 100, maxWidth: .infinity, id: "nof")),
      .button(id: "b3", .text("more", id: "more").frame(minWidth: 100, maxWidth: .infinity, id: "moref")))
    let recorded = try Self.recorded(row, 280, 80)
    let change = try Prover(recorded.trace, recorded.pass).addingSmallestChange(to: recorded.why("row")).smallestChange
    #expect(change?.words == "okf minWidth 100 -> 60")
  }

  @Test(arguments: [
    (
      View.hStack(id: "row", spacing: 8, .text("a", id: "a").gridCellColumns(2, id: "m"), .text("b", id: "b")),
      "Only a Grid reads it, of its cells: a stands in row (HStack)"
    ),
    (
      grid(
        [View.text("Name", id: "a").modifier("gridColumnAlignment", ["alignment": "trailing"], id: "first"), View.text("b", id: "b")],
        [View.text("Profession", id: "c").modifier("gridColumnAlignment", ["alignment": "leading"], id: "m"), View.text("d", id: "d")]),
      "first .gridColumnAlignment(alignment: .trailing) comes first in column 1, and holds for all of it"
    ),
  ]) func `a modifier that a Grid does not read says so`(_ view: View, _ reason: String) throws {
    let recorded = try Self.recorded(view, 300, 200)
    let answer = try EffectQuestion(recorded.trace, recorded.pass).answer(try #require(try recorded.trace.node("m", in: recorded.pass)))
    #expect(!answer.hasEffect && answer.reasons == [reason])
  }

  @Test func `what others read cannot go, which is said with what reads it`() throws {
    let image = View.color().frame(width: "geometry.width / 2")
    let recorded = try Self.recorded(View.geometryReader(id: "geo", image), 320, 100)
    let error = #expect(throws: SceneEditError.self) { try Replay(recorded.trace, recorded.pass).layOut([SceneEdit("unwrap geo")]) }
    #expect(error?.exitCode == 1)
    #expect(
      error?.description.hasPrefix("'unwrap geo': that cannot go, since what stays reads it: the expression 'geometry.width / 2' has no value") == true,
      "\(error.map(\.description) ?? "")")
  }
}
