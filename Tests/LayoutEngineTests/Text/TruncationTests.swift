import Testing

@testable import LayoutEngine

@Suite struct TruncationTests {
  @Test(arguments: [
    // The second line is "cccc dddd eeee" in 9 columns: 8 characters and the ellipsis.
    ("aaaa bbbb cccc dddd eeee", 9.0, 2, TextRun.Truncation.tail, ["aaaa bbbb ", "cccc ddd…"]),
    ("aaaa bbbb cccc dddd eeee", 9, 2, .head, ["aaaa bbbb ", "…ddd eeee"]),
    ("aaaa bbbb cccc dddd eeee", 9, 2, .middle, ["aaaa bbbb ", "cccc…eeee"]),
    ("abcdef", 4, 1, .tail, ["abc…"]),
    ("abcdef", 4, 1, .head, ["…def"]),
    ("abcdef", 4, 1, .middle, ["a…ef"]),  // 3 characters: one half is 1
    ("abcdef", 6, 1, .tail, ["abcdef"]),
    ("你好世界", 6, 1, .tail, ["你好…"]),  // half a character does not fit
    ("abcdef", 1, 1, .tail, ["…"]),
    ("abcdef", 0, 2, .tail, ["a", "…"]),  // an ellipsis that does not fit stands alone
    ("abcdef", 3, 0, .tail, ["ab…"]),  // a limit of 0 acts as 1
    ("abcdef", 3, -1, .tail, ["ab…"]),
    ("abcdef", 3, 2, .tail, ["abc", "def"]),
  ])
  func `what is left over is one line with an ellipsis`(text: String, columns: Double, limit: Int, mode: TextRun.Truncation, expected: [String]) {
    #expect(lines(text, columns: columns, limit: limit, truncation: mode) == expected)
  }

  @Test(arguments: TextRun.Truncation.allCases)
  func `a missing paragraph leaves an ellipsis behind the one before it`(mode: TextRun.Truncation) {
    #expect(lines("A\nB\nC", columns: nil, limit: 2, truncation: mode) == ["A", "B…"])
    #expect(lines("A\nB\nC", columns: 10, limit: 1, truncation: mode) == ["A…"])
  }

  @Test func `the truncated line counts in the width`() {
    // "aaaa " is 40 wide, "bbb…" is 32; in one line "aaaa bb…" is 64.
    let run = TextRun("aaaa bbbbbbbb", font: pitch)
    #expect(run.measure(width: 64, height: 20, options: .init()).size.width == 64)
    #expect(run.measure(width: 39, height: 45, options: .init()).size.width == 39)
  }

  @Test(arguments: [
    (nil, 200.0, TextRun.Bound.wrapped(100)), (2, 200, .truncatedByLineLimit), (2, 45, .truncatedByLineLimit), (2, 30, .truncatedByHeight),
    (3, 60, .wrapped(100)), (nil, 59.9, .truncatedByHeight), (nil, 0, .truncatedByHeight),
  ])
  func `the tighter of height and line limit decides`(limit: Int?, height: Double, expected: TextRun.Bound) {
    // Three lines of 20 at 100 wide.
    let measure = TextRun("aaaa bbbb cccc dddd eeee ffff", font: pitch).measure(width: 100, height: height, options: .init(lineLimit: limit))
    #expect(measure.binding == expected)
    #expect(measure.isTruncated == (expected != .wrapped(100)))
  }
}
