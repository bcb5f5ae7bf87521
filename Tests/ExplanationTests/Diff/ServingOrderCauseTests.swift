import LayoutModel
import TestSupport
import Testing

@testable import Explanation

/// Who is served first, cells over several columns, and heights that come about apart from widths. A letter is 8 wide and a line 20 high.
struct ServingOrderCauseTests {
  private func diff(_ before: View, _ after: View, _ canvas: (Int, Int), later: (Int, Int)? = nil) throws -> TraceDiff {
    let then = later ?? canvas
    return try TraceDiffTests().diff(TraceDiffTests.scene(before, canvas.0, canvas.1), TraceDiffTests.scene(after, then.0, then.1))
  }

  private func node(_ key: String, _ diff: TraceDiff) throws -> TraceDiff.Node { try #require(diff.changed.first { $0.key == key }) }

  private func table(_ total: String) -> View {
    .grid(
      id: "tbl", horizontalSpacing: 12, verticalSpacing: 0,
      .gridRow(id: "upper", .text("North and Baltic", id: "a"), .text("412,000", id: "b"), .text("Change on last year", id: "c")),
      .gridRow(id: "lower", .text(total, id: "ct").gridCellColumns(2, id: "two"), .text("892,500", id: "cs")))
  }

  @Test func `a cell over several columns that makes them no longer wider is the cause, and no offer that grew`() throws {
    // A line of 280 is the most flexible, so that it is served last: of 350 - 24, c's 80 are gone, and 246 and 12 between them make it 216 wide; 68 more than
    // its columns have, 80 + 56, are 34 for each. One of 40 is served third and makes none wider; lacking nothing, it keeps the second column open, so that
    // c has (326 - 80) / 2 = 123 instead of a third.
    let diff = try diff(table("Total of all regions incl. overseas"), table("Total"), (350, 200))
    let grid = try node("tbl", diff)
    #expect(grid.before?.size == Size(308, 80) && grid.after?.size == Size(280, 60))
    #expect(grid.way == ["column 1 of tbl became 114 → 80 wide", "ct became 216 → 40 wide"])
    #expect(grid.heightWay == ["row 2 of tbl became 40 → 20 high", "ct became 40 → 20 high"])
    #expect(try node("c", diff).way == ["upper offered c 108.67 → 123 wide", "ct's turn in tbl became 5 → 1"])
  }

  @Test func `a row is higher for the text that wraps, not for being offered less height`() throws {
    func grid(_ second: View) -> View {
      .grid(
        id: "g", horizontalSpacing: 4, verticalSpacing: 6, .gridRow(id: "names", .text("Mon", id: "hM"), .text("Tue", id: "hT")),
        .gridRow(id: "days", .text("1", id: "d1").frame(maxWidth: .infinity, minHeight: 40, id: "f1"), second))
    }
    let second = View.text("2", id: "d2").frame(maxWidth: .infinity, minHeight: 40, id: "f2")
    // Served first f2 takes all of 104 - 4: in nothing "Mon" has a line for each letter.
    let diff = try diff(grid(second), grid(second.layoutPriority(1, id: "first")), (104, 200))
    let lines = ["row 1 of g became 20 → 60 high", "hM became 20 → 60 high", "names offered hM 50 → 0 wide"]
    #expect(try node("g", diff).way == lines && node("g", diff).after?.size == Size(104, 106))
  }

  @Test func `a text that is offered more because another is served before it names whose turn changed`() throws {
    func row(_ text: String) -> View {
      .hStack(id: "row", spacing: 0, .text("report Quarterly Alpha", id: "title").lineLimit(1, id: "one"), .text(text, id: "beside"))
    }
    // Of 304 each of two has 152: 25 letters, 200, are more flexible than 22, 176, and wrap after 17. 13 letters, 104, are less, come first and leave 200.
    let diff = try diff(row("now Alpha 12 and overseas"), row("12 open Alpha"), (304, 100))
    #expect(try node("title", diff).way == ["row offered one 152 → 200 wide", "beside's turn in row became 2 → 1"])
    #expect(try node("row", diff).way == ["beside became 136 → 104 wide"])
  }

  @Test func `a frame without a width of its own is as wide as what is in it`() throws {
    func view(_ text: String) -> View {
      .hStack(id: "outer", .scrollView(id: "s", .vStack(id: "col", spacing: 0, .text(text, id: "t"))).frame(minHeight: 60, id: "f"))
    }
    // 23 letters and 22: each view around it is placed with the width that it answered.
    let diff = try diff(view("in 12 Alpha the revenue"), view("open open 12 sea Alpha"), (240, 400))
    for key in ["outer", "f", "s", "col"] { #expect(try node(key, diff).way == ["t became 184 → 176 wide"], "\(key)") }
  }

  @Test func `a height that comes about apart from the width is told as well`() throws {
    func view(_ wide: Int, _ high: Int) -> View {
      .zStack(id: "z", .color(id: "w").frame(width: .number(wide), height: 10, id: "wf"), .color(id: "h").frame(width: 10, height: .number(high), id: "hf"))
    }
    // As wide as the first and as high as the second.
    let stack = try node("z", diff(view(50, 50), view(60, 70), (100, 100)))
    #expect(stack.way == ["wf became 50 → 60 wide"] && stack.heightWay == ["hf became 50 → 70 high"])
  }
}
