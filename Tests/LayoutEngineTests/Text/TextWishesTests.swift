import LayoutModel
import Testing

@testable import LayoutEngine

/// What modifiers wish of a text beside its font. 8 points a column, lines of 20.
@Suite struct TextWishesTests {
  // Seen on SwiftUI 27: the first line of a paragraph gives a word to a last one of ten UTF-16 units at most.
  @Test(arguments: [
    ("A A A A don't", 9.0, ["A A A ", "A don't"]),
    ("A A A A abcdefghij", 13, ["A A A ", "A abcdefghij"]),
    ("A A A A abcdefghijk", 13, ["A A A A ", "abcdefghijk"]),  // eleven letters stand alone
    ("A A A A B B B B don't", 9, ["A A A A B ", "B B B ", "don't"]),  // not the first line
    ("alpha bravo", 8, ["alpha ", "bravo"]),  // nothing would be left of the line
    ("abcdef bc defghij", 9, ["abcdef bc ", "defghij"]),  // both have no room
    ("漢字漢字", 6, ["漢字", "漢字"]),
    ("x\nA A A A don't", 9, ["x", "A A A ", "A don't"]),  // of each paragraph
    ("A A A A don't  ", 9, ["A A A ", "A don't  "]),
  ])
  func `a last word is not left alone`(text: String, columns: Double, expected: [String]) {
    #expect(lines(text, columns: columns, avoidsOrphans: true) == expected)
  }

  @Test(arguments: [
    ("https://example.org/path/to", 12.0, ["https://", "example.org/", "path/to"]),  // after a slash
    ("1990–2024", 6, ["1990–", "2024"]),  // an en dash before a digit
    ("한국어 단어", 8, ["한국어 ", "단어"]), ("가나 다라마", 7, ["가나 ", "다라마"]),  // Hangul words stay whole
    ("won\u{AD}der\u{AD}ful", 7, ["won\u{AD}der\u{AD}-", "ful"]),  // a soft hyphen shows
    ("won\u{AD}der\u{AD}ful", 6, ["won\u{AD}-", "der\u{AD}ful"]),  // and must fit
    ("won\u{AD}der", 6, ["won\u{AD}der"]),
  ])
  func `a line ends where UAX 14 lets it`(text: String, columns: Double, expected: [String]) {
    #expect(lines(text, columns: columns) == expected)
  }

  // Stops are 28 points apart: 3.5 columns.
  @Test(arguments: [("\t", 28.0), ("a\tb", 36), ("abcd\tb", 64), ("a\tb\tc", 64), ("abc\t", 28)])
  func `a tab goes to the next stop`(text: String, width: Double) {
    #expect(TextRun(text, font: pitch).measure(width: nil, height: nil, options: .init()).size.width == width)
  }

  @Test func `tracking and kerning add to every character`() {
    let run = TextRun([TextSpan("abc", font: pitch, spacing: 1.5)])
    #expect(run.measure(width: nil, height: nil, options: .init(scale: 2)).size == Size(28.5, 20))
  }

  @Test func `a raised text makes its line higher and keeps its baseline`() {
    func measure(_ offset: Double) -> TextRun.Measure {
      TextRun([TextSpan("abc", font: pitch, baselineOffset: offset)]).measure(width: nil, height: nil, options: .init())
    }
    #expect(measure(6).size.height == 26 && measure(6).firstBaseline == 21)
    #expect(measure(-6).size.height == 26 && measure(-6).firstBaseline == 15)
  }

  @Test func `line spacing stands between lines, and counts where the height is short`() {
    var options = TextRun.Options()
    options.lineSpacing = 5
    let run = TextRun("aa bb cc dd", font: pitch)
    #expect(run.measure(width: 40, height: nil, options: options).size.height == 45)
    #expect(run.measure(width: 24, height: 69, options: options).lineCount == 2)  // three lines need 70
    #expect(run.measure(width: 24, height: 70, options: options).lineCount == 3)
    #expect(run.measure(width: 24, height: 70, options: options).lastBaseline == 65)
  }

  @Test func `a line that is little too long is tightened`() {
    var options = TextRun.Options(lineLimit: 1)
    options.allowsTightening = true
    let run = TextRun("aaaaaaaaaaaaaaaaaaaaa", font: pitch)  // 168 points
    #expect(run.measure(width: 160, height: nil, options: options).binding == .tightened(160))  // 5 %
    #expect(run.measure(width: 159, height: nil, options: options).isTruncated)
    #expect(run.lines(width: 160, height: nil, options: options).map(\.isTightened) == [true])
  }

  @Test func `a text is scaled down before it is cut, and no further than allowed`() {
    func measure(_ least: Double, _ width: Double) -> TextRun.Measure {
      TextContent(run: TextRun("aaaaaaaaaa", font: pitch), options: .init(lineLimit: 1), minimumScale: least)
        .measure(Proposal(width, nil))
    }
    #expect(measure(0.5, 80).scaleFactor == 1)
    #expect(measure(0.5, 60).scaleFactor == 0.75 && measure(0.5, 60).size == Size(60, 15))
    #expect(measure(0.5, 30).scaleFactor == 0.5 && measure(0.5, 30).isTruncated)
    #expect(measure(0.995, 40).isTruncated)
  }

  /// The first line is shown in any height, and is scaled down to it all the same.
  @Test func `a line is scaled down to a height that is too low for it`() {
    func measure(_ string: String, _ least: Double, _ width: Double, _ height: Double) -> TextRun.Measure {
      TextContent(run: TextRun(string, font: pitch), options: .init(), minimumScale: least).measure(Proposal(width, height))
    }
    #expect(measure("12", 0.1, 300, 20).scaleFactor == 1)
    #expect(measure("12", 0.1, 300, 10).scaleFactor == 0.5 && measure("12", 0.1, 300, 10).size == Size(8, 10))
    #expect(measure("12", 0.8, 300, 10).scaleFactor == 0.8)
    // The width asks for less than the height does.
    #expect(measure("1234567890", 0.1, 20, 10).scaleFactor == 0.25)
  }

  @Test func `a line is as high as the highest font on it`() {
    let large = Font(FontDescription(advance: 16, lineHeight: 40, ascent: 30))
    let run = TextRun([TextSpan("ab ", font: pitch), TextSpan("CD", font: large), TextSpan(" ef gh", font: pitch)])
    let line = run.measure(width: nil, height: nil, options: .init())
    #expect(line.size == Size(9 * 8 + 2 * 16, 40) && line.firstBaseline == 30)
    // "ab CD " and "ef gh": 40 and 20 high, baselines at 30 and 40 + 15.
    let two = run.measure(width: 90, height: nil, options: .init())
    #expect(two.size == Size(64, 60) && two.lastBaseline == 55)
    #expect(run.measure(width: 90, height: 59, options: .init()).binding == .truncatedByHeight)
  }
}
