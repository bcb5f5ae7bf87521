import LayoutModel
import Testing

@testable import Explanation

/// Who is served first, cells over several columns, and heights that come about apart from widths. A letter is 8 wide and a line 20 high.
struct DiffCauseOrderTests {
  private func diff(_ before: String, _ after: String, _ canvas: (Int, Int), later: (Int, Int)? = nil) throws -> TraceDiff {
    let then = later ?? canvas
    return try TraceDiffTests().diff(TraceDiffTests.scene(before, canvas.0, canvas.1), TraceDiffTests.scene(after, then.0, then.1))
  }

  private func node(_ key: String, _ diff: TraceDiff) throws -> TraceDiff.Node { try #require(diff.changed.first { $0.key == key }) }

  private func table(_ total: String) -> String {
    """
    {"type": "Grid", "id": "tbl", "horizontalSpacing": 12, "verticalSpacing": 0, "children": [
      {"type": "GridRow", "id": "upper", "children": [{"type": "Text", "id": "a", "string": "North and Baltic"},
        {"type": "Text", "id": "b", "string": "412,000"}, {"type": "Text", "id": "c", "string": "Change on last year"}]},
      {"type": "GridRow", "id": "lower", "children": [
        {"type": "Text", "id": "ct", "string": "\(total)", "modifiers": [{"type": "gridCellColumns", "count": 2, "id": "two"}]},
        {"type": "Text", "id": "cs", "string": "892,500"}]}]}
    """
  }

  @Test func `a cell over several columns that makes them no longer wider is the cause, and no offer that grew`() throws {
    // A line of 280 is the most flexible, so that it is served last: of 300 - 24, 208 are left for two columns of 80 + 56 and 12 between them; 60 more
    // are 30 for each. One of 40 is served first, makes none wider, and leaves c 276 - 56 - 80 = 140 instead of a third, 92.
    let diff = try diff(table("Total of all regions incl. overseas"), table("Total"), (300, 200))
    let grid = try node("tbl", diff)
    #expect(grid.before?.size == Size(300, 80) && grid.after?.size == Size(280, 60))
    #expect(grid.way == ["column 1 of tbl became 110 → 80 wide", "ct became 208 → 40 wide"])
    #expect(grid.heightWay == ["row 2 of tbl became 40 → 20 high", "ct became 40 → 20 high"])
    #expect(try node("c", diff).way == ["upper offered c 92 → 140 wide", "ct's turn in tbl became 5 → 1"])
  }

  @Test func `a row is higher for the text that wraps, not for being offered less height`() throws {
    func grid(_ priority: String) -> String {
      """
      {"type": "Grid", "id": "g", "horizontalSpacing": 4, "verticalSpacing": 6, "children": [
        {"type": "GridRow", "id": "names", "children": [{"type": "Text", "id": "hM", "string": "Mon"}, {"type": "Text", "id": "hT", "string": "Tue"}]},
        {"type": "GridRow", "id": "days", "children": [
          {"type": "Text", "id": "d1", "string": "1", "modifiers": [{"type": "frame", "id": "f1", "maxWidth": "infinity", "minHeight": 40}]},
          {"type": "Text", "id": "d2", "string": "2", "modifiers": [{"type": "frame", "id": "f2", "maxWidth": "infinity", "minHeight": 40}\(priority)]}]}]}
      """
    }
    // Served first f2 takes all of 104 - 4: in nothing "Mon" has a line for each letter.
    let diff = try diff(grid(""), grid(#", {"type": "layoutPriority", "id": "first", "value": 1}"#), (104, 200))
    let lines = ["row 1 of g became 20 → 60 high", "hM became 20 → 60 high", "names offered hM 50 → 0 wide"]
    #expect(try node("g", diff).way == lines && node("g", diff).after?.size == Size(104, 106))
  }

  @Test func `a text that is offered more because another is served before it names whose turn changed`() throws {
    func row(_ text: String) -> String {
      """
      {"type": "HStack", "id": "row", "spacing": 0, "children": [
        {"type": "Text", "id": "title", "string": "report Quarterly Alpha", "modifiers": [{"type": "lineLimit", "value": 1, "id": "one"}]},
        {"type": "Text", "id": "beside", "string": "\(text)"}]}
      """
    }
    // Of 304 each of two has 152: 25 letters, 200, are more flexible than 22, 176, and wrap after 17. 13 letters, 104, are less, come first and leave 200.
    let diff = try diff(row("now Alpha 12 and overseas"), row("12 open Alpha"), (304, 100))
    #expect(try node("title", diff).way == ["row offered one 152 → 200 wide", "beside's turn in row became 2 → 1"])
    #expect(try node("row", diff).way == ["beside became 136 → 104 wide"])
  }

  @Test func `a frame without a width of its own is as wide as what is in it`() throws {
    func view(_ text: String) -> String {
      """
      {"type": "HStack", "id": "outer", "children": [{"type": "ScrollView", "id": "s", "children": [
        {"type": "VStack", "id": "col", "spacing": 0, "children": [{"type": "Text", "id": "t", "string": "\(text)"}]}],
        "modifiers": [{"type": "frame", "id": "f", "minHeight": 60}]}]}
      """
    }
    // 23 letters and 22: each view around it is placed with the width that it answered.
    let diff = try diff(view("in 12 Alpha the revenue"), view("open open 12 sea Alpha"), (240, 400))
    for key in ["outer", "f", "s", "col"] { #expect(try node(key, diff).way == ["t became 184 → 176 wide"], "\(key)") }
  }

  @Test func `a height that comes about apart from the width is told as well`() throws {
    func view(_ wide: Int, _ high: Int) -> String {
      #"{"type": "ZStack", "id": "z", "children": [{"type": "Color", "id": "w", "modifiers": [{"type": "frame", "id": "wf", "width": \#(wide), "height": 10}]},"#
        + #"{"type": "Color", "id": "h", "modifiers": [{"type": "frame", "id": "hf", "width": 10, "height": \#(high)}]}]}"#
    }
    // As wide as the first and as high as the second.
    let stack = try node("z", diff(view(50, 50), view(60, 70), (100, 100)))
    #expect(stack.way == ["wf became 50 → 60 wide"] && stack.heightWay == ["hf became 50 → 70 high"])
  }
}
