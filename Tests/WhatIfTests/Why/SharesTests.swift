import Foundation
import LayoutModel
import TestSupport
import Testing

/// Sentences about room that several share, on a canvas 200 high; letters are 8 wide, and numbers are worked out by hand.
struct SharesTests {
  private static func row(_ children: [View]) -> View {
    .hStack(id: "row", spacing: 0, .each(children))
  }
  private static let five = (0..<5).map { View.color(id: "f\($0)") }
  private static let text = View.text("ab", id: "k")

  private static func grid(_ cells: View...) -> View {
    let row = View.gridRow(id: "r", .each(cells))
    return .grid(id: "grid", horizontalSpacing: 10, verticalSpacing: 0, row)
  }

  @Test(arguments: [
    // Equal views all share the same room, whoever is served before whom.
    (row(five), 320, "f0", "64   row (HStack) shares 320 equally among 5"), (row(five), 320, "f2", "64   row (HStack) shares 320 equally among 5"),
    (row(five), 320, "f4", "64   row (HStack) shares 320 equally among 5"),
    // 16 of 320 are the text's, 304 are left for five.
    (row([text] + five), 320, "f2", "60.8   row (HStack) shares 304 equally among 5, after k took 16"),
    (row([text] + five), 320, "f4", "60.8   row (HStack) shares 304 equally among 5, after k took 16"),
    (row([text] + five.prefix(1)), 320, "f0", "304   row (HStack) gives it what k (16) left"),
    // 300 less gaps of 10. What needs least is asked first; the others share what it leaves.
    (
      grid(View.color(id: "a"), View.color(id: "b"), View.color(id: "c")), 300, "b",
      "93.33   r (GridRow) offers it an equal share of 280 among 3 columns for column 2"
    ),
    (grid(View.shape(40, 20, id: "a"), View.color(id: "c")), 300, "c", "250   r (GridRow) offers it what is left, for column 2 (beside it a has 40)"),
    (
      grid(View.color(id: "c"), View.shape(40, 20, id: "a"), View.color(id: "d")), 300, "d",
      "120   r (GridRow) offers it an equal share of 240 among 2 columns for column 3"
    ),
    // What a higher priority leaves: 300 - 20 - 40 for two. It would be served first without it.
    (
      grid(View.shape(40, 20, id: "a").layoutPriority(1, id: "prio"), View.color(id: "b"), View.color(id: "c")), 300, "b",
      "120   r (GridRow) offers it an equal share of 240 among 2 columns for column 2 of what a (40) leaves, whose priority is higher (beside it c has 120)"
    ),
    // The others have a priority of 0: without its own, all are served together.
    (
      grid(View.shape(40, 20, id: "a"), View.color(id: "b").layoutPriority(-1, id: "prio"), View.color(id: "c")), 300, "b",
      "0   r (GridRow) offers it what is left for column 2 of what a (40) and c (240) leave, whose priorities are higher   ← decides: prio"
    ),
    // 390 less 4 gaps of 8 is 358, a fifth of it 71.6; 2 of these and a gap are 151.2, 3 and 2 gaps 230.8.
    (
      View.scrollView(
        id: "scroll", axes: "horizontal",
        .color(id: "c").modifier("containerRelativeFrame", ["axes": "horizontal", "count": 5, "span": 2, "spacing": 8], id: "crf")), 390, "c",
      "goes by the width of scroll, 390: less 4 gaps of 8 these are 5 parts of 71.6, of which it takes 2 and the gap between"
    ),
    (
      View.scrollView(
        id: "scroll", axes: "horizontal",
        .color(id: "c").modifier("containerRelativeFrame", ["axes": "horizontal", "count": 5, "span": 3, "spacing": 8], id: "crf")), 390, "c",
      "230.8   crf .containerRelativeFrame(axes: .horizontal, count: 5, span: 3, spacing: 8) goes by the width of scroll, 390: less 4 gaps of 8 these are 5 parts "
        + "of 71.6, of which it takes 3 and the 2 gaps between"
    ),
    (
      View.scrollView(id: "scroll", axes: "horizontal", .color(id: "c").modifier("containerRelativeFrame", ["axes": "horizontal", "count": 3], id: "crf")), 390,
      "c", "goes by the width of scroll, 390: these are 3 parts of 130, of which it takes 1"
    ),
    (
      View.scrollView(
        id: "scroll", axes: "horizontal", .color(id: "c").modifier("containerRelativeFrame", ["axes": "horizontal", "length": "length / 2 - 10"], id: "crf")),
      390, "c",
      "185   crf .containerRelativeFrame(axes: .horizontal, length: length / 2 - 10) goes by the width of scroll, 390: length / 2 - 10"
    ),
  ]) func `what is shared is said in full, and among how many`(_ view: View, _ width: Int, _ node: String, _ line: String) throws {
    let text = try Recorded(view: view, width: width).text(node)
    #expect(text.contains(line), "\(text)")
  }

  /// What its children add up to, rounded 500.6999999999999, is the column's length for being proposed that.
  @Test func `a sum that is what the column was proposed is not told as the column's own length`() throws {
    let column = View.vStack(
      id: "col", spacing: 9.32, .color(id: "title").frame(height: .number(61.0 / 3)), .color(id: "hero").frame(maxHeight: 80), .color(id: "tall"))
    let text = try Recorded(SceneText(column.frame(maxWidth: 340), 393, 500.7)).text("hero")
    #expect(text.contains("\n 500.7   proposed by the canvas\n482.06   col (VStack) keeps 18.64 for 2 gaps\n"), "\(text)")
  }

  private static func text(_ id: String, _ letters: Int) -> View {
    .text(String(repeating: "x", count: letters), id: id)
  }
  /// Rows of cells with the default gaps of 8, or others.
  private static func rows(_ rows: [[View]], outside: View? = nil, spacing: Value? = nil) -> View {
    let rows =
      rows.enumerated().map { View.gridRow(id: "r\($0.offset + 1)", .each($0.element)) }
      + (outside.map { [$0] } ?? [])
    return .grid(id: "grid", horizontalSpacing: spacing, .each(rows))
  }
  private static let fixed = rows(
    [
      [View.shape(30, 20, id: "a"), View.shape(50, 20, id: "b"), View.color(id: "s").frame(height: 20)],
      [View.shape(150, 20, id: "note").gridCellColumns(2), View.shape(10, 20, id: "c")],
    ], spacing: 10)
  private static let adding = rows([[text("l", 2), text("v", 3)], [text("note", 11).gridCellColumns(2), View.color(id: "s").frame(height: 20)]])
  private static let wide = rows([
    [text("l", 2), text("v", 3)], [text("note", 26).gridCellColumns(2).frame(height: 40), View.color(id: "s").frame(height: 20)],
  ])
  private static let covering = rows([[text("l", 6), text("v", 6)], [text("note", 11).gridCellColumns(2), View.color(id: "s").frame(height: 20)]])
  private static let between = rows([[text("l", 2), text("v", 3)], [View.color(id: "s").frame(height: 20), text("note", 11).gridCellColumns(2)]])

  @Test(arguments: [
    // Whoever cannot grow is served first: note takes 150 with the gap of 10 inside it, and all columns but the last are done with.
    (
      fixed, "s", "180   r1 (GridRow) offers it what is left, for column 3: 340 less 10 for gaps and the 150 that note takes over columns 1 to 2",
      "decides: note, /view/children/1/children/0"
    ),
    // Texts by their lengths: 16, 24, then 88, which needs 88 - 8 - 16 - 24 more. That counts for the first column, with which note is done; the
    // second stays open though nobody waits in it: (340 - 16 - 16 - 40) / 2.
    (
      adding, "s",
      "134   r2 (GridRow) offers it an equal share of 268 among 2 columns for column 3: 340 less 16 for gaps, l's 16 and 40 more that note needs, which takes 88 over "
        + "columns 1 to 2; column 2 still counts, since note covers it", "decides: note, /view/children/1/children/0"
    ),
    // The row is higher than the color, which is placed in its slot, and has it for its share: note needs 208 - 8 - 40 more, and (324 - 16 - 160) / 2.
    (
      wide, "s", "74   r2 (GridRow) offers it an equal share of 148 among 2 columns for column 3: 340 less 16 for gaps, l's 16 and 160 more that note needs",
      "decides: note, /view/children/1/children/0"
    ),
    // 48 + 8 + 48 are more than the 88 of note, which keeps the second column open: (324 - 48) / 2.
    (
      covering, "s",
      "138   r2 (GridRow) offers it an equal share of 276 among 2 columns for column 3: 340 less 16 for gaps and l's 48; column 2 still counts, since note covers it",
      "decides: l, /view/children/0/children/0"
    ),
    // No two cells meet before the third column: one gap. What note needs more, 88 - 24, lies there, where no other cell waits, so that all of it is gone
    // with note's first column, and the third still counts, as none begins there: (332 - 24 - 64) / 2.
    (
      between, "s",
      "122   r2 (GridRow) offers it an equal share of 244 among 2 columns for column 1: 340 less 8 for gaps, v's 24 and 64 more that note needs, which takes 88 over columns 2 to 3; column 3 still counts, since note covers it",
      "decides: note, /view/children/1/children/1"
    ),
    // 20 of the 40 more for each of its columns: 36, 44, 134 and two gaps.
    (adding, "grid", "230   grid (Grid) is as wide as its columns, which leave 110 of 340: 36 (l takes 16, note adds 20)", "decides: s, "),
    // 122 and 24; note's slot is 88, 64 of them in the third column.
    (
      between, "grid",
      "218   grid (Grid) is as wide as its columns, which leave 122 of 340: 122 of s, 24 of v and 64 of note, and 8 for gaps",
      "decides: s, "
    ),
    // 48 and 80 in columns, and no one to fill the rest.
    (
      rows([[text("l", 6), text("v", 6)], [text("m", 3), text("w", 10)]]), "grid",
      "136   grid (Grid) is as wide as its columns, which leave 204 of 340: 48 of l and 80 of w, and 8 for gaps, and no cell takes all it is offered",
      "decides: "
    ),
    // Half of 340 is less than the column has.
    (
      rows(
        [[View.shape(10, 20, id: "x"), View.shape(200, 20, id: "a")], [View.color(id: "s").frame(height: 20), text("t", 30)]],
        spacing: 0), "t",
      "200   r2 (GridRow) offers it the 200 that a has made column 2 wide, more than a share (beside it s has 140)", "decides: "
    ),
    // 340 for a, and once more for s, as no row has two cells of their priority; the Spacer's is lower.
    (
      rows([[View.color(id: "a").frame(maxWidth: 90)], [View.spacer(id: "gap"), View.color(id: "s")]], spacing: 0), "s",
      "590   r2 (GridRow) offers it what is left, for column 2: 2 columns count for 340 each, as cells of its priority take at most 1 in a row, less a's 90",
      "decides: "
    ),
    // 340 - 10 - 360 is less than nothing.
    (
      rows([[View.shape(360, 20, id: "a"), View.color(id: "s").frame(height: 20)]], spacing: 10), "s",
      "0   r1 (GridRow) has nothing left to offer it for column 2: 340 less 10 for gaps and a's 360", "decides: "
    ),
    // Both columns are open for what covers them: (340 - 10) / 2 for each, and they have 200.
    (
      rows(
        [[View.shape(200, 20, id: "x"), View.shape(200, 20, id: "y"), View.shape(10, 20, id: "z")], [View.color(id: "s").gridCellColumns(2)]], spacing: 0),
      "s",
      "400   r2 (GridRow) offers it the 400 that columns 1 to 2 have, more than a share for each", "decides: "
    ),
    // A grid with room for all says nothing of it.
    (fixed, "grid", "grid (Grid) is as wide as its columns: 60 (a takes 30, note adds 30), 80 (b takes 50, note adds 30) and 180 of s", "decides: "),
  ]) func `what a cell over several columns takes of a share is said`(_ view: View, _ node: String, _ line: String, _ decides: String) throws {
    let text = try Recorded(view: view, width: 340).text(node)
    #expect(text.contains(line) && text.contains(decides), "\(text)")
  }

  /// An empty cell in its place lacks nothing, so that the second column stays open, with the first done: (340 - 20 - 30) / 2; (340 - 16 - 16) / 2.
  @Test(arguments: [(fixed, "145 × 20"), (adding, "154 × 20"), (wide, "154 × 20")])
  func `what is without a cell over several columns is laid out`(_ view: View, _ size: String) throws {
    let text = try Recorded(view: view, width: 340).text("s")
    #expect(text.contains("\nWith a cell of 0 × 0 for note: \(size).\n"), "\(text)")
  }

  private static func following(_ axis: Value) -> View { .color(id: "f").gridCellUnsizedAxes([axis]) }

  /// Either of two that are equally long makes the row alone as long as it is; without both, what takes what there is has nothing.
  @Test func `two cells decide a row jointly`() throws {
    let recorded = try Recorded(view: Self.rows([[View.shape(60, 20, id: "a"), View.shape(60, 20, id: "b"), Self.following("vertical")]]), width: 200)
    let text = try recorded.text("f"), why = try recorded.why("f")
    let line =
      "20   grid (Grid) gives it a slot as high as its row, which a and b fill   ← decides: a, /view/children/0/children/0 and b, /view/children/0/children/1"
    #expect(text.contains(line), "\(text)")
    let consequence = try #require(why.consequences.first { $0.axes.contains(.vertical) })
    #expect(consequence.label == "With a cell of 0 × 0 for a and b" && consequence.size?.height == 0, "\(text)")
  }

  /// What keeps a cell from having a say in its column goes before those that have one: with it f takes what z leaves, 200 - 8 - 30.
  @Test func `a cell without a say in its column is so because of its modifier`() throws {
    let view = Self.rows([
      [View.shape(60, 20, id: "a"), View.shape(20, 20, id: "x")], [View.shape(60, 20, id: "b"), View.shape(20, 20, id: "y")],
      [Self.following("horizontal"), View.shape(30, 20, id: "z")],
    ])
    let recorded = try Recorded(view: view, width: 200)
    let text = try recorded.text("f"), why = try recorded.why("f")
    let line =
      "60   r3 (GridRow) offers it what there is of column 1 (beside it z has 30), which a and b fill   ← decides: .gridCellUnsizedAxes(.horizontal) on f, "
    #expect(text.contains(line), "\(text)")
    let consequence = try #require(why.consequences.first { $0.axes.contains(.horizontal) })
    #expect(consequence.label == "Without .gridCellUnsizedAxes(.horizontal) on f" && consequence.size?.width == 162, "\(text)")
  }

  /// 200 for three that are one view in the scene, and d: 50 each; without the three d has all.
  @Test func `what takes away all repetitions of a view says so`() throws {
    let repeated = View.forEach(count: 3, .color(id: "c"))
    let text = try Recorded(view: Self.row([repeated, View.color(id: "d")]), width: 200).text("d")
    #expect(text.contains("50   row (HStack) shares 200 equally among 4   ← decides: row, /view (proved by taking away c[2] and its 2 repetitions)"), "\(text)")
    #expect(text.contains("\nWithout c[2] and its 2 repetitions: 200 × 200.\n"), "\(text)")
  }

  /// Both rows are one in the scene: a Spacer in it is in both.
  @Test func `what adds to all repetitions of a view says so`() throws {
    let view = View.vStack(id: "col", .forEach(count: 2, .hStack(id: "row", .text("ab", id: "t"), .text("cd", id: "u"))))
    let text = try Recorded(view: view, width: 200).text("row[0]")
    #expect(text.contains("\nWith a Spacer after t[0] and its repetition: 200 × 20.\n"), "\(text)")
  }

  /// The label takes what it is offered, half of 200, and leaves 100 for 15 letters, 120; without its frame it is 16.
  @Test func `what makes a button's label long is named`() throws {
    let label = View.text("OK", id: "ok").frame(maxWidth: .infinity, id: "wide")
    let view = Self.row([View.button(id: "btn", label), View.text("seven and eight", id: "t")])
    let text = try Recorded(view: view, width: 200).text("t")
    #expect(text.contains("← decides: wide .frame(maxWidth: .infinity), /view/children/0/children/0/modifiers/0"), "\(text)")
    #expect(text.contains("\nWithout wide .frame(maxWidth: .infinity): 120 × 20.\n"), "\(text)")
  }
}
