import LayoutModel
import TestSupport
import Testing

@testable import Explanation

/// Causes that lead through a container of its own kind: a Grid's columns and rows, a ViewThatFits' choice, a Layout's subviews.
/// A letter is 8 wide and a line 20 high.
struct ContainerCauseTests {
  private func diff(_ before: View, _ after: View, widths: (Int, Int) = (200, 200)) throws -> TraceDiff {
    try TraceDiffTests().diff(TraceDiffTests.scene(before, widths.0, 100), TraceDiffTests.scene(after, widths.1, 100))
  }

  private func way(_ key: String, _ diff: TraceDiff) throws -> [String] { try #require(diff.changed.first { $0.key == key }).way }

  /// Two rows: a text and a colour, a colour that takes the first column's width and a text.
  private func grid(_ text: String, height: Int = 30, name: String = "dd") -> View {
    .grid(
      id: "grid", horizontalSpacing: 0, verticalSpacing: 0,
      .gridRow(id: "upper", .text(text, id: "a"), .color(id: "b").frame(width: 100, height: .number(height), id: "bf")),
      .gridRow(id: "lower", .color(id: "c").frame(height: 10, id: "cf").gridCellUnsizedAxes(["horizontal"]), .text(name, id: "d")))
  }

  @Test func `a grid's width names the column that changed and the cell that made it so wide`() throws {
    // The first column is as wide as the text, 32 and then 48, the second 100.
    let diff = try diff(grid("four"), grid("sixsix"))
    let column = "column 1 of grid became 32 → 48 wide", cell = "a became 32 → 48 wide"
    #expect(try diff.changed.first { $0.key == "grid" }?.after?.size == Size(148, 50) && way("grid", diff) == [column, cell])
    // The colour beneath takes what the column has.
    #expect(try way("cf", diff) == [column, cell])
    #expect(try way("lower", diff) == ["grid became 132 → 148 wide", column, cell])
  }

  @Test func `a grid's height names the row, and a cell of another column no other cause`() throws {
    // The rows are 30 and 20 high, then 40 and 20; two letters become three in a column of 100.
    let diff = try diff(grid("four"), grid("four", height: 40, name: "ddd"))
    #expect(try way("grid", diff) == ["row 1 of grid became 30 → 40 high", "bf became 30 → 40 high"])
    #expect(TraceDiffTests().causes(of: "grid", in: diff) == ["b's .frame has height 40, had 30"])
    #expect(TraceDiffTests().causes(of: "d", in: diff) == ["d has string \"ddd\", had \"dd\""])
  }

  /// Two columns with a gap of 8 in one row: seven letters, 56, and thirty, 240.
  private func row(_ subject: String = "Subject", _ notes: View = notes) -> View {
    .grid(id: "g", .gridRow(id: "r", .text(subject, id: "s"), notes))
  }
  private static let notes = View.text("Notes on the analytical engine", id: "sv")

  @Test func `a column that is as wide as before is no cause, and what a cell is offered is no width of a column`() throws {
    // The text beside it is offered 390 - 8 - 56, and of 260 there are 196 left: "Notes on the analytical", 23 letters and a space, is 192.
    let diff = try diff(row(), row(), widths: (390, 260))
    let canvas = "the canvas offered g 390 → 260 wide"
    #expect(try way("g", diff) == ["column 2 of g became 240 → 192 wide", "sv became 240 → 192 wide", canvas])
    #expect(try way("sv", diff) == ["r offered sv 326 → 196 wide", canvas])
    #expect(diff.groups.map { $0.causes.map(\.kind) } == [[.canvas]])
    #expect(diff.changed.first { $0.key == "s" }?.isMove == true)
  }

  @Test func `a row's height is that of its cell, not what was offered`() throws {
    // A frame of 40 around a text of 20.
    let diff = try diff(row(), row("Subject", Self.notes.frame(height: 40, id: "f")), widths: (390, 390))
    #expect(try way("g", diff) == ["row 1 of g became 20 → 40 high"] && diff.changed.first { $0.key == "g" }?.after?.size == Size(304, 40))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["sv's .frame(height: 40) is new"]])
  }

  @Test func `a cell that was served before is a cause of what the next is offered`() throws {
    // Ten letters are 80, and leave 260 - 8 - 80 = 172 instead of 196: "Notes on the", 12 letters, 96, and "analytical engine", 136.
    let long = row("Subject is")
    let diff = try diff(row(), long, widths: (260, 260))
    #expect(try way("sv", diff) == ["r offered sv 196 → 172 wide", "s became 56 → 80 wide"])
    #expect(diff.changed.first { $0.key == "g" }?.after?.size == Size(224, 40))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["s has string \"Subject is\", had \"Subject\""]])
  }

  @Test func `a cell that is offered the slot it made itself hangs on what it was offered before that`() throws {
    // The colour is 60 high, so that no text fills its slot: placed it is offered 240 and 192, served it was offered 390 and 260 without 56 and 8.
    let view = View.grid(id: "g", .gridRow(id: "r", .color(id: "c").frame(width: 56, height: 60), .text("Notes on the analytical engine", id: "sv")))
    let diff = try diff(view, view, widths: (390, 260))
    let way = ["column 2 of g became 240 → 192 wide", "r offered sv 326 → 196 wide", "the canvas offered g 390 → 260 wide"]
    #expect(try self.way("sv", diff) == way && diff.groups.map { $0.causes.map(\.kind) } == [[.canvas]])
  }

  @Test func `both the canvas and another line limit are causes of a cell`() throws {
    func limited(_ lines: Int) -> View { row("Subject", Self.notes.lineLimit(.number(lines), id: "ll")) }
    let diff = try diff(limited(1), limited(3), widths: (390, 260))
    let causes = diff.groups.first { $0.nodes.contains { $0.key == "sv" } }?.causes.map(\.kind)
    #expect(causes.map { Set($0) } == [.canvas, .argument])
    #expect(!diff.groups.contains { $0.causes.isEmpty })
  }

  @Test func `a gap that is another one is why a stack is lower, not its child's width`() throws {
    func bar(_ spacers: View...) -> View {
      .vStack(id: "root", .hStack(id: "bar", .text("Inbox", id: "a"), .each(spacers), .text("Edit", id: "b")), .text("Body", id: "c")).frame(
        width: 200, id: "f")
    }
    // 20 + 7 + 20 and 20 + 0 + 20: c moves up by half of it.
    let diff = try diff(bar(.spacer(id: "sp")), bar())
    #expect(try way("c", diff) == ["the gap before c became 7 → 0"])
    #expect(try way("f", diff) == ["root became 47 → 40 high", "the gap before c became 7 → 0"])
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["sp (Spacer) is gone"]])
  }

  private func fits(_ long: String) -> View {
    .hStack(
      id: "row", spacing: 0, .viewThatFits(id: "fits", .hStack(id: "long", .text(long, id: "word")), .text("short", id: "short")), .text("beside", id: "beside")
    )
  }

  @Test func `a choice that changes names both views, and why the earlier one fits no more`() throws {
    // Beside 48 there are 102 of 150: twelve letters, 96, fit, and thirteen, 104, do not.
    let diff = try diff(fits("twelve chars"), fits("thirteen char"), widths: (150, 150))
    let choice = "fits shows short instead of long: long wants to be 96 → 104 wide, and is offered 102"
    #expect(try way("fits", diff) == [choice])
    // What is shown in one of them only, however deep it stands, hangs on the same.
    for key in ["long", "word", "short"] { #expect(try way(key, diff) == [choice], "\(key)") }
    #expect(try way("row", diff) == ["fits became 96 → 40 wide", choice])
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["word has string \"thirteen char\", had \"twelve chars\""]])
  }

  /// The first candidate never fits, the last stands behind one that does.
  @Test func `what differs in candidates that are shown in neither layout is no cause`() throws {
    func fits(_ text: String, _ wide: Int, _ high: Int) -> View {
      .viewThatFits(
        id: "fits", .color(id: "huge").frame(width: .number(wide), height: 20), .text(text, id: "long").lineLimit(1), .text("short", id: "short"),
        .text("s", id: "tiny").frame(height: .number(high)))
    }
    // Twelve letters are 96, thirteen 104.
    let diff = try diff(fits("twelve chars", 300, 10), fits("thirteen char", 310, 12), widths: (100, 100))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["long has string \"thirteen char\", had \"twelve chars\""]])
    #expect(diff.idle.map(\.words) == ["huge's .frame has width 310, had 300", "tiny's .frame has height 12, had 10"])
    #expect(diff.changed.first { $0.key == "fits" }?.after?.size == Size(40, 20))
  }

  @Test func `a choice that changes the other way round says that the earlier one fits now`() throws {
    let shorter = try diff(fits("thirteen char"), fits("twelve chars"), widths: (150, 150))
    #expect(try way("fits", shorter) == ["fits shows long instead of short: long wants to be 104 → 96 wide, and is offered 102"])
    // 48 go to the text beside it: 102 are left of 150, and 82 of 130.
    let narrower = try diff(fits("twelve chars"), fits("twelve chars"), widths: (150, 130))
    #expect(try way("short", narrower) == ["fits shows short instead of long: long wants to be 96 wide, and is offered 102 → 82"])
    #expect(narrower.groups.map { $0.causes.map(\.kind) } == [[.canvas]])
  }

  @Test func `a Layout of its own names the subview whose answer is another one`() throws {
    func wrap(_ first: String) -> View {
      let texts = [(first, "a"), ("bbb", "b"), ("ccc", "c")].map { View.text($0.0, id: $0.1) }
      return View.view("WrappingHStack", id: "wrap", .each(texts))
    }
    // Three of 24 and two gaps of 8 are 88 of 90; with 48 the last wraps.
    let diff = try diff(wrap("aaa"), wrap("aaaaaa"), widths: (90, 90))
    for key in ["wrap", "b", "c"] { #expect(try way(key, diff) == ["a became 24 → 48 wide"], "\(key)") }
  }
}
