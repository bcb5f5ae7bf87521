import Rendering
import Testing

@Suite struct TextTableTests {
  private func table(_ rows: [[String]]) -> TextTable {
    var table = TextTable([.init("name", shrinks: true), .init("size", isRight: true), .init("note")])
    table.rows = rows.map { $0.map { .init($0) } }
    return table
  }

  @Test func `columns line up and no line ends in blanks`() {
    #expect(
      table([["title", "72", "cut"], ["a", "213.33", ""]]).render(.plain) == """
        name     size  note
        title      72  cut
        a      213.33

        """)
  }

  @Test(arguments: [
    (TextTable.Ruling.none, "name  size  note\n\na\n"),
    (.markdown, "| name | size | note |\n| ---- | ---: | ---- |\n|      |      |      |\n| a    |      |      |\n"),
  ]) func `a row of empty cells is a line without anything in it`(_ ruling: TextTable.Ruling, _ text: String) {
    var table = table([["", "", ""], ["a", "", ""]])
    table.ruling = ruling
    #expect(table.render(.plain) == text)
  }

  @Test func `pages stand below one header, in columns that only become wider`() {
    var table = table([["a", "72", "cut"]])
    var pages = [table.page(.plain)]
    for rows in [[["longer", "1", ""]], [["b", "2", "x"]], []] {
      table.rows = rows.map { $0.map { .init($0) } }
      pages.append(table.page(.plain))
    }
    #expect(
      pages == [
        """
        name  size  note
        a       72  cut

        """, "longer     1\n", "b          2  x\n", "",
      ])
  }

  @Test func `a table without rows is its header`() {
    #expect(table([]).render(.plain) == "name  size  note\n")
  }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("你好", 4), ("한글", 4), ("ｆｕｌｌ", 8), ("🙂", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("\u{200B}", 0), ("×", 1), ("→", 1),
    ("", 0),
  ])
  func `a text takes the columns a terminal gives it`(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `full-width characters line up too`() {
    #expect(table([["你好", "1", "x"], ["abcde", "2", "y"]]).render(.plain) == "name   size  note\n你好      1  x\nabcde     2  y\n")
  }

  @Test(arguments: [("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("你好吗", 4, "你…"), ("你好吗", 5, "你好…"), ("ab", 0, ""), ("ab", 1, "…")])
  func `a cut text ends in an ellipsis and is never wider than asked`(_ text: String, _ width: Int, _ result: String) {
    #expect(text.cut(toColumns: width) == result)
    #expect(result.columns <= width)
  }

  @Test func `a narrow terminal cuts the widest column that may shrink`() {
    let wide = table([["a very long name of a view", "1234567890", "short"]])
    let lines = wide.render(Terminal(isStyled: false, width: 36)).split(separator: "\n")
    #expect(lines.map(\.count).max() == 36)
    #expect(lines[1] == "a very long name…  1234567890  short")
    #expect(wide.render(.plain).contains("a very long name of a view"))
  }

  @Test(arguments: [
    (40, "key   note\nrow   it sticks out of card: 44 on the\n        left\nrow2\n"),
    // The sentences have 24 columns at least: the other column gives way, down to its least.
    (30, "key   note\nrow   it sticks out of card:\n        44 on the left\nrow2\n"), (200, "key   note\nrow   it sticks out of card: 44 on the left\nrow2\n"),
  ]) func `sentences in the last column go on below themselves`(_ width: Int, _ text: String) {
    var table = TextTable([.init("key", shrinks: true), .init("note", wraps: true)])
    table.rows = [["row", "it sticks out of card: 44 on the left"], ["row2", ""]].map { $0.map { .init($0) } }
    #expect(table.render(Terminal(isStyled: false, width: width)) == text)
  }

  @Test func `another column is cut when sentences would come out too short to be read`() {
    var table = TextTable([.init("view", shrinks: true), .init("note", wraps: true)])
    table.rows = [[.init("a very long name of a view"), .init("it sticks out of the card by some points")]]
    let lines = table.render(Terminal(isStyled: false, width: 44)).split(separator: "\n")
    #expect(lines == ["view                note", "a very long name …  it sticks out of the", "                      card by some points"])
  }

  @Test func `a column that must not shrink is not cut, however narrow the terminal`() {
    #expect(table([["a very long name", "1234567890", "short"]]).render(Terminal(isStyled: false, width: 10)).contains("1234567890"))
  }

  @Test func `control characters show as pictures and cannot move the cursor`() {
    #expect(table([["a\nb\u{1B}[31m", "1", "\t\u{7F}\u{9B}"]]).render(.plain).split(separator: "\n")[1] == "a␊b␛[31m     1  ␉␡\u{FFFD}")
  }

  @Test func `styles are shown where they are allowed and do not change the columns`() {
    var table = TextTable([.init("a"), .init("b")])
    table.rows = [[.init("x", .bold), .init("y", .red)]]
    #expect(table.render(.plain) == "a  b\nx  y\n")
    #expect(table.render(Terminal(isStyled: true, width: nil)) == "\u{1B}[2ma\u{1B}[0m  \u{1B}[2mb\u{1B}[0m\n\u{1B}[1mx\u{1B}[0m  \u{1B}[31my\u{1B}[0m\n")
  }
}

@Suite struct TerminalTests {
  @Test(
    arguments: [
      (80, [:], true), (80, ["NO_COLOR": ""], true), (80, ["NO_COLOR": "1"], false), (80, ["NO_COLOR": "0"], false), (80, ["TERM": "dumb"], false),
      (nil, [:], false),
    ] as [(Int?, [String: String], Bool)])
  func `styles need a terminal and nobody who forbids them`(_ columns: Int?, _ environment: [String: String], _ isStyled: Bool) {
    let terminal = Terminal(columns: columns, environment: environment)
    #expect(terminal.isStyled == isStyled)
    #expect(terminal.width == columns)
  }
}
