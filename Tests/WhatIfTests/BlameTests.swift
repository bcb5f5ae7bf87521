import Explanation
import LayoutModel
import Rendering
import Scene
import Testing

@testable import WhatIf

/// What is no cause is not blamed, and what is has a name. A letter is 8 wide and a line 20 high.
struct BlameTests {
  private static func text(_ id: String, _ string: String, _ modifiers: String = "") -> String {
    #"{"type": "Text", "id": "\#(id)", "string": "\#(string)", "modifiers": [\#(modifiers)]}"#
  }
  private static func stack(_ type: String, _ id: String, _ children: String..., spacing: Int = 8, modifiers: String = "") -> String {
    #"{"type": "\#(type)", "id": "\#(id)", "spacing": \#(spacing), "children": [\#(children.joined(separator: ", "))], "modifiers": [\#(modifiers)]}"#
  }
  private static func recorded(_ view: String, _ width: Int, _ height: Int) throws -> Recorded {
    let json = #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": \#(view),
       "passes": [{"proposal": {"width": \#(width), "height": \#(height)}}]}
      """#
    return try Recorded(Scene(SceneInput(file: "blame.json", bytes: Array(json.utf8))))
  }
  private static func button(_ id: String, _ label: String) -> String {
    let frame = #"{"type": "frame", "id": "\#(label)f", "minWidth": 100, "maxWidth": "infinity"}"#
    return #"{"type": "Button", "id": "\#(id)", "children": [\#(text(label, label, frame))]}"#
  }
  private static func shape(_ id: String, _ height: Int) -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": 30, "height": \#(height)}}"#
  }
  private static func grid(_ rows: [String]...) -> String {
    let rows = rows.map { #"{"type": "GridRow", "children": [\#($0.joined(separator: ", "))]}"# }
    return #"{"type": "Grid", "id": "grid", "children": [\#(rows.joined(separator: ", "))]}"#
  }
  private static let terms = "You agree to the terms that we publish on our web site and may change"
  private static let fixed = #"{"type": "fixedSize", "id": "fix"}"#

  @Test(arguments: [
    // What scrolls leaves nothing to a Spacer, whose 8 are as much as the gap without it: 1 + 8 + 30.
    (
      #"{"type": "ScrollView", "children": [{"type": "LazyVStack", "id": "lz", "children": [{"type": "Divider", "id": "dv"}, {"type": "Spacer", "id": "sp"}, {"type": "Color", "id": "col", "modifiers": [{"type": "frame", "height": 30}]}]}]}"#,
      200, 300, "lz", ["as its children: dv 1 + sp 8 + col 30   ← decides: lz, /view/children/0\n"], ["← decides: sp"]
    ),
    // 156 wide, both texts wrap at 152, 80 high: only how high it is goes by which is shown.
    (
      #"{"type": "ViewThatFits", "id": "fits", "axes": ["vertical"], "modifiers": [{"type": "frame", "id": "card", "width": 156, "height": 50}], "children": [\#(text("full", terms)), {"type": "ScrollView", "id": "sv", "children": [\#(text("short", terms))]}]}"#,
      320, 400, "fits",
      ["   156   card   ← decides: card", "is proposed: fits (ViewThatFits) takes sv (ScrollView), the last, which need not fit   ← decides: full"], []
    ),
    // The width is what the GeometryReader has of the canvas; without the frame the image takes that itself.
    (
      #"{"type": "GeometryReader", "id": "geo", "children": [{"type": "Image", "id": "im", "width": 800, "height": 400, "resizable": true, "modifiers": [{"type": "frame", "id": "imf", "width": "geometry.width", "height": "geometry.width / 2"}]}]}"#,
      320, 400, "im",
      [
        "width 320   proposed by the canvas, Image: takes what it is offered   ← decides: the canvas\n",
        "Without imf .frame(width: geometry.width, height: geometry.width / 2): 320 × 400.\n",
      ],
      []
    ),
    // Each as high as the row: neither makes it so.
    (
      stack("HStack", "row", text("price", "$129"), text("unit", "per night")), 320, 100, "row",
      ["height 20   1 line, row (HStack) is as high as price and unit\n"], []
    ),
    // Without both it is as high as the third.
    (
      stack("HStack", "row", shape("a", 40), shape("b", 10), shape("c", 40)), 320, 100, "row",
      ["row (HStack) is as high as a and c   ← decides: a, /view/children/0 and c, /view/children/2\n", "Without a and c: 30 × 10.\n"], []
    ),
    // Six are too many to name.
    (
      stack("HStack", "row", shape("a", 40), shape("b", 40), shape("c", 40), shape("d", 40), shape("e", 40)), 320, 100, "row",
      ["row (HStack) is as high as a (Shape) and 4 others"], []
    ),
    // A Button is as large as its label, which has the minimum.
    (
      stack("HStack", "row", button("b1", "ok"), button("b2", "no"), button("b3", "more"), spacing: 10), 280, 80, "row",
      ["← decides: moref .frame(minWidth: 100, maxWidth: .infinity)"], []
    ),
    // 200 less three gaps and e's 32, and 8 for each Spacer.
    (
      stack(
        "HStack", "row", #"{"type": "Spacer", "id": "s1"}"#, text("t", "Quarterly budget overview", #"{"type": "lineLimit", "value": 1}"#),
        #"{"type": "Spacer", "id": "s2"}"#, text("e", "Edit"), spacing: 0),
      200, 44, "t", ["   152   row (HStack) gives it what e (32) left, holding back 16 for s1 (Spacer) and s2 (Spacer)"], []
    ),
    // 44 of the 184 are served first either way, as they are less than a share.
    (
      stack(
        "HStack", "top", text("tt", "Title of the message", #"{"type": "lineLimit", "value": 1}"#),
        text("time", "12:45", #"{"type": "layoutPriority", "value": 1}, {"type": "padding", "id": "tp", "edges": ["leading"], "length": 4}"#)),
      192, 100, "tt", ["   140   top gives it what tp (44) left   ← decides: top, /view (proved by taking away time)\n"], ["hides"]
    ),
    // As long as rem is not served the first column counts: 312 / 2. Without it 312 - 80.
    (
      #"{"type": "Grid", "id": "grid", "children": [{"type": "GridRow", "id": "r2", "children": [\#(text("p", "Profession")), \#(text("pv", "Mathematician and writer"))]}, {"type": "GridRow", "children": [\#(text("rem", "Remember me on this computer", #"{"type": "gridCellColumns", "count": 2}"#))]}]}"#,
      320, 400, "pv",
      ["   156   r2 (GridRow) offers it an equal share of 312 among 2 columns for column 2 (beside it p has 80)   ← decides: rem", "Without rem: 192 × 20.\n"],
      []
    ),
    // No matter how many others there are beside it.
    (
      #"{"type": "ScrollView", "axes": ["horizontal"], "children": [{"type": "LazyHStack", "children": [{"type": "ForEach", "count": 10, "children": [{"type": "VStack", "children": [{"type": "Color", "modifiers": [{"type": "frame", "width": 120, "height": 80}]}, \#(text("it", "Item"))]}]}]}]}"#,
      320, 200, "it[0]", ["    32   one line   ← decides: it[0]"], ["Nothing single decides the width"]
    ),
    // 60 and 60 of padding in 100.
    (
      text("t", "Inbox", #"{"type": "padding", "length": 60}"#), 100, 200, "t",
      ["     0   .padding(60) on t keeps all 100: it takes 120", "     !   cannot be seen: it is offered nothing of the width\n"], []
    ),
  ]) func `what is no cause is not blamed, and what is has a name`(
    _ view: String, _ width: Int, _ height: Int, _ node: String, _ parts: [String], _ absent: [String]
  ) throws {
    let answer = try Self.recorded(view, width, height).text(node)
    for part in parts { #expect(answer.contains(part), "\(answer)") }
    for part in absent { #expect(!answer.contains(part), "\(answer)") }
  }

  /// 208 are 26 letters, "jonathan.appleseed@example"; no line may end before the dot of ".com". 56 are seven, "$12,345".
  @Test(arguments: [("jonathan.appleseed@example.com", 208, true), ("$12,345,678.90", 64, true), ("one.two three", 64, false), ("well-known", 48, false)])
  func `a line that ends beside a dot or a comma within a word breaks it`(_ string: String, _ width: Int, _ breaks: Bool) throws {
    let recorded = try Self.recorded(Self.text("t", string, #"{"type": "frame", "width": \#(width)}"#), 320, 100)
    #expect(try recorded.why("t").axes.flatMap(\.troubles).contains { $0.rule == "Trouble/text_broken" } == breaks)
    let replay = try Replay(recorded.trace, recorded.pass)
    #expect(try replay.original.breaksWord(#require(replay.original.node("t"))) == breaks)
  }

  /// 180 - 12 - 64 = 104 are all 13 letters; with 8 less the last one stands alone.
  @Test func `an edit says which words it breaks, and which not any more`() throws {
    let dot = #"{"type": "Circle", "modifiers": [{"type": "frame", "id": "av", "width": 64, "height": 72}]}"#
    let recorded = try Self.recorded(Self.stack("HStack", "row", dot, Self.text("g", "Notifications"), spacing: 12), 180, 100)
    let replay = try Replay(recorded.trace, recorded.pass), wider = try replay.layOut([SceneEdit("set av.width 72")])
    let there = replay.original.changes(to: wider), back = wider.changes(to: replay.original)
    #expect(there.appeared.map(\.kind.words) == ["breaks a word: it shows \"Notification / s\""] && there.vanished.isEmpty)
    #expect(back.vanished.map(\.kind.words) == ["breaks a word: it shows \"Notification / s\""] && back.appeared.isEmpty)
  }

  /// 3 x 100 + 20 = 320 in 280: 40 less of one are enough.
  @Test func `the smallest change looks into the labels of Buttons`() throws {
    let row = Self.stack("HStack", "row", Self.button("b1", "ok"), Self.button("b2", "no"), Self.button("b3", "more"), spacing: 10)
    let recorded = try Self.recorded(row, 280, 80)
    let change = try Decider(recorded.trace, recorded.pass).addingSmallestChange(to: recorded.why("row")).smallestChange
    #expect(change?.words == "okf minWidth 100 -> 60")
  }

  @Test(arguments: [
    (
      stack("HStack", "row", text("a", "a", #"{"type": "gridCellColumns", "id": "m", "count": 2}"#), text("b", "b")),
      "Only a Grid reads it, of its cells: a stands in row (HStack)"
    ),
    (
      grid(
        [text("a", "Name", #"{"type": "gridColumnAlignment", "id": "first", "alignment": "trailing"}"#), text("b", "b")],
        [text("c", "Profession", #"{"type": "gridColumnAlignment", "id": "m", "alignment": "leading"}"#), text("d", "d")]),
      "first .gridColumnAlignment(alignment: .trailing) comes first in column 1, and holds for all of it"
    ),
  ]) func `a modifier that a Grid does not read says so`(_ view: String, _ reason: String) throws {
    let recorded = try Self.recorded(view, 300, 200)
    let answer = try EffectQuestion(recorded.trace, recorded.pass).answer(try #require(try recorded.trace.node("m", in: recorded.pass)))
    #expect(!answer.hasEffect && answer.reasons == [reason])
  }

  @Test func `what others read cannot go, which is said with what reads it`() throws {
    let image = #"{"type": "Color", "modifiers": [{"type": "frame", "width": "geometry.width / 2"}]}"#
    let recorded = try Self.recorded(#"{"type": "GeometryReader", "id": "geo", "children": [\#(image)]}"#, 320, 100)
    let error = #expect(throws: SceneEditError.self) { try Replay(recorded.trace, recorded.pass).layOut([SceneEdit("unwrap geo")]) }
    #expect(error?.exitCode == 1)
    #expect(
      error?.description.hasPrefix("'unwrap geo': that cannot go, since what stays reads it: the expression 'geometry.width / 2' has no value") == true,
      "\(error.map(\.description) ?? "")")
  }
}
