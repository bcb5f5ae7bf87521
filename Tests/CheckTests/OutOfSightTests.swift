import Explanation
import TestSupport
import Testing

/// LT020 and what makes a view stick out, LT001. The canvas is 320 × 200, a letter 8 wide and a line 20 high.
@Suite struct OutOfSightTests {
  private static func column(height: Value) -> View {
    .vStack(id: "col", spacing: 0, .each((1...5).map { .shape(50, 20, id: "r\($0)") })).frame(height: height, alignment: "top").clipped(id: "clip")
  }

  @Test(arguments: [
    // Rows begin at 0, 20, 40, 60 and 80 of 50.
    (column(height: 50), ["r4 (Shape) cannot be seen: it begins 10 below clip .clipped(), and 1 more with it"], "note"),
    // The outermost: the row, not what is in it. Its guide lies 100 behind its left edge, so that it ends at -100 + 60.
    (
      View.color().overlay(
        .hStack(id: "row", spacing: 0, .shape(30, 20, id: "a"), .shape(30, 20, id: "b")).alignmentGuide("leading", "100"), alignment: "topLeading"),
      ["row (HStack) cannot be seen: it ends 40 left of the canvas"], "warning"
    ),
    (
      View.color().overlay(.shape(30, 20, id: "a").alignmentGuide("top", "20"), alignment: "topLeading"),
      ["a (Shape) cannot be seen: it ends at the beginning of the canvas"],
      "warning"
    ),
    // In part it can be seen.
    (View.color().overlay(.shape(30, 20, id: "a").alignmentGuide("top", "19"), alignment: "topLeading"), [], ""),
    // Meant, or to be scrolled to.
    (View.shape(30, 20, id: "a").offset(x: 400), [], ""),
    (View.shape(30, 20, id: "a").position(x: -40, y: 20), [], ""),
    (View.color().overlay(.shape(30, 20, id: "a").alignmentGuide("top", "40").hidden(), alignment: "topLeading"), [], ""),
    (View.scrollView(.vStack(id: "col", spacing: 0, .shape(50, 300, id: "a"), .shape(50, 20, id: "b"))).clipped(id: "clip"), [], ""),
    // 600 in 200: what is outside is so with the column.
    (View.vStack(id: "col", spacing: 0, .shape(50, 20, id: "a"), .shape(50, 560, id: "b"), .shape(50, 20, id: "c")), [], ""),
    (column(height: 0), [], ""),
  ]) func `what is wholly out of sight is found once`(_ view: View, _ messages: [String], _ severity: String) throws {
    let findings = try Checked.report(Checked.scene(view), only: ["LT020"]).findings
    #expect(findings.map(\.message) == messages && findings.allSatisfy { $0.severity.rawValue == severity })
  }

  @Test(arguments: [
    // Of 320 each is offered 160: a takes 100, b 400.
    (
      View.hStack(id: "row", spacing: 0, .shape(100, 20, id: "a"), .color().frame(minWidth: 400, id: "low")),
      "row (HStack) is 500 wide because of low .frame(minWidth: 400)"
    ),
    (
      View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, .shape(400, 20, id: "a")), .shape(20, 20, id: "b")),
      "col (VStack) is 400 wide because of a (Shape)"
    ),
    // 50 characters.
    (
      View.vStack(id: "col", spacing: 0, .text(String(repeating: "1234 ", count: 10), id: "t").fixedSize(id: "fix")),
      "col (VStack) is 400 wide because of fix .fixedSize()"
    ),
    // 100 high, 4 times as wide.
    (
      View.vStack(id: "col", spacing: 0, .color().aspectRatio(4, contentMode: "fill", id: "ratio").frame(height: 100)),
      "col (VStack) is 400 wide because of ratio .aspectRatio(4, contentMode: .fill)"
    ),
    // Each is offered less: 150, then 100.
    (View.hStack(id: "row", spacing: 0, .shape(200, 20, id: "a"), .shape(200, 20, id: "b")), "row (HStack) is 400 wide because of a and b"),
    // The row is placed in the 400 that it answered, of which each gets all that it takes.
    (
      View.vStack(
        id: "col", spacing: 0, .hStack(spacing: 0, .shape(200, 20, id: "a"), .shape(200, 20, id: "b")).frame(maxWidth: .infinity), .shape(20, 20, id: "c")),
      "col (VStack) is 400 wide because of a and b"
    ),
    (
      View.hStack(id: "row", spacing: 0, .shape(200, 20, id: "a"), .shape(20, 20, id: "b"), .shape(180, 20, id: "c")),
      "row (HStack) is 400 wide because of a and c"
    ),
    // Of so many the longest.
    (
      View.hStack(
        id: "row", spacing: 0, .shape(80, 20, id: "a"), .shape(80, 20, id: "b"), .shape(80, 20, id: "c"), .shape(90, 20, id: "d"), .shape(70, 20, id: "e")),
      "row (HStack) is 400 wide because of d and 4 others"
    ),
    // The code of a Layout makes three rows of 80 of 200.
    (
      View.vStack(
        id: "col", .view("WrappingHStack", id: "wrap", ["spacing": 0], .shape(200, 80, id: "a"), .shape(200, 80, id: "b"), .shape(200, 80, id: "c"))),
      "col (VStack) is 240 high because of wrap (WrappingHStack)"
    ),
  ]) func `what sticks out names the view that makes it so long`(_ view: View, _ words: String) throws {
    let messages = try Checked.report(Checked.scene(view), only: ["LT001"]).findings.map(\.message)
    #expect(messages.contains { $0.hasPrefix(words + ", ") }, "\(messages)")
  }

  /// (320 - 8) / 2 = 156, of which 7 are missing on either side; the other 7 lie over the gap.
  @Test func `what is longer than a lazy grid's column is told by that`() throws {
    let grid = View.lazyVGrid(columns: [["flexible": [:]], ["flexible": [:]]], .color(id: "a").frame(width: 170, height: 40, id: "af"), .color(id: "b"))
    let messages = try Checked.report(Checked.scene(grid), only: ["LT001"]).findings.map(\.message)
    #expect(messages == ["af .frame(width: 170, height: 40) is 170 wide, its column has 156: 7 out on the left"])
  }

  /// 320 are taken: nothing is left for the text.
  @Test func `of a text without any width it is not said that its limit cuts it`() throws {
    let row = View.hStack(spacing: 0, .color().frame(width: 320), .text("Title", id: "t").lineLimit(1))
    #expect(try Checked.report(Checked.scene(row), only: ["LT002", "LT010", "LT012"]).findings.map(\.kind.code) == ["LT012"])
  }

  /// A letter is 8 wide, as the ellipsis is: 30 show two and that one, 6 nothing else.
  @Test(arguments: [(290, FindingKind.Severity.note), (314, .warning)])
  func `a text of which the ellipsis is left is no matter of taste`(_ taken: Int, _ severity: FindingKind.Severity) throws {
    let row = View.hStack(spacing: 0, .color().frame(width: .number(taken)), .text("Title", id: "t").lineLimit(1))
    #expect(try Checked.report(Checked.scene(row), only: ["LT010"]).findings.map(\.severity) == [severity])
  }
}
