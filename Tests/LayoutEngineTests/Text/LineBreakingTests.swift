import Testing

@testable import LayoutEngine

@Suite struct LineBreakingTests {
  @Test(arguments: [
    ("aaaa bbbb cccc", 10.0, ["aaaa bbbb ", "cccc"]),
    ("aaaa bbbb cccc", 9, ["aaaa bbbb ", "cccc"]),  // the space hangs over
    ("aaaa bbbb cccc", 8, ["aaaa ", "bbbb ", "cccc"]),
    ("aa   bb", 3, ["aa   ", "bb"]),  // all spaces stay on the line before
    ("  aa", 2, ["  ", "aa"]),  // so do those that begin a paragraph
    ("aa\tbb", 3, ["aa\t", "bb"]),
    ("aa  ", 2, ["aa  "]),  // and hang at the end without a line of their own
    ("aa\u{A0}bb cc", 5, ["aa\u{A0}bb ", "cc"]),
    ("aa bb\u{A0}cc", 6, ["aa ", "bb\u{A0}cc"]),
    ("aa\u{200B}bb", 3, ["aa\u{200B}", "bb"]),  // a zero-width space has no width and breaks
  ])
  func `a line ends after the last space that fits`(text: String, columns: Double, expected: [String]) {
    #expect(lines(text, columns: columns) == expected)
  }

  @Test(arguments: [
    ("well-known", 6.0, ["well-", "known"]),
    ("well-known", 4, ["well", "-", "know", "n"]),  // "well-" alone is too wide
    ("a -5 b", 3, ["a ", "-5 ", "b"]),  // the hyphen begins its word
    ("2024-05", 6, ["2024-0", "5"]),  // a date stays whole until it is too wide
    ("aa--bb", 5, ["aa--", "bb"]),
    ("aa—bb", 4, ["aa—", "bb"]),
  ])
  func `a line ends after a hyphen inside a word`(text: String, columns: Double, expected: [String]) {
    #expect(lines(text, columns: columns) == expected)
  }

  @Test(arguments: [
    ("alpha", 2.0, ["al", "ph", "a"]),
    ("a bravo", 4, ["a ", "brav", "o"]),  // first to a line of its own, then apart
    ("bravo a", 4, ["brav", "o a"]),
    ("abc", 0, ["a", "b", "c"]),
    ("a b", 0, ["a ", "b"]),
    ("abc", 0.5, ["a", "b", "c"]),
  ])
  func `a word breaks inside only when it is wider than a line`(text: String, columns: Double, expected: [String]) {
    #expect(lines(text, columns: columns) == expected)
  }

  // A full-width character takes two columns.
  @Test(arguments: [
    ("你好世界", 4.0, ["你好", "世界"]),
    ("你好世界", 5, ["你好", "世界"]),
    ("你好,世界", 5, ["你好,", "世界"]),
    ("你好。世界", 4, ["你", "好。", "世界"]),  // 。 does not begin a line
    ("你好！？", 4, ["你", "好！", "？"]),  // nor does ？, until no other break is left
    ("你好「世界」", 6, ["你好", "「世", "界」"]),  // 「 does not end one
    ("你好(世)", 5, ["你好", "(世)"]),
    ("コーヒー", 4, ["コー", "ヒー"]),
    ("あっち", 3, ["あ", "っ", "ち"]),
    ("ab你好", 3, ["ab", "你", "好"]),  // between Latin and ideographs too
    ("你ab好", 4, ["你ab", "好"]),
    ("한국어", 4, ["한국", "어"]),
    ("你　好", 2, ["你　", "好"]),  // an ideographic space hangs as any other
  ])
  func `a line ends between full-width characters but for kinsoku`(text: String, columns: Double, expected: [String]) {
    #expect(lines(text, columns: columns) == expected)
  }

  @Test(arguments: [
    ("e\u{301}e\u{301}", 1.0, ["e\u{301}", "e\u{301}"]),
    ("👍🏽👍🏽", 3, ["👍🏽", "👍🏽"]),
    ("👩‍👩‍👧x", 2, ["👩‍👩‍👧", "x"]),
    ("🇩🇪🇫🇷", 2, ["🇩🇪", "🇫🇷"]),
    ("❤️❤️", 3, ["❤️", "❤️"]),
  ])
  func `what a reader sees as one character is never broken`(text: String, columns: Double, expected: [String]) {
    #expect(lines(text, columns: columns) == expected)
  }

  @Test(arguments: [
    ("A\nB\nC", ["A", "B", "C"]),
    ("A\r\nB", ["A", "B"]),
    ("A\u{2028}B\u{2029}C", ["A", "B", "C"]),
    ("A\n\nB", ["A", "", "B"]),
    ("A\n", ["A", ""]),
    ("\n", ["", ""]),
    ("", [""]),
  ])
  func `a paragraph has a line of its own at any width`(text: String, expected: [String]) {
    for columns in [nil, .infinity, 80, 1, 0] as [Double?] {
      #expect(lines(text, columns: columns) == expected)
    }
  }
}
