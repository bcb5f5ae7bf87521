import Foundation
import Rendering
import Testing
import TraceStore

/// The formats of `sql` and `query`, each with what it must escape.
@Suite struct RowFormatTests {
  private let table = ResultTable(
    columns: ["a|b", "n"],
    rows: [["x|y", .real(640.0 / 3)], ["", nil], ["tab\t, \"q\"\\", .real(-.infinity)], ["日本\r\n2", 7], ["*a* <b> `c`", .real(.infinity)]])

  @Test(arguments: [
    (RowFormat.csv, "a|b,n\nx|y,213.33333333333334\n\"\",\n\"tab\t, \"\"q\"\"\\\",-inf\n\"日本\r\n2\",7\n*a* <b> `c`,inf\n"),
    (.tsv, "a|b\tn\nx|y\t213.33333333333334\n\t\\N\ntab\\t, \"q\"\\\\\t-inf\n日本\\r\\n2\t7\n*a* <b> `c`\tinf\n"),
    (
      .ndjson,
      """
      {"a|b":"x|y","n":213.33333333333334}
      {"a|b":"","n":null}
      {"a|b":"tab\\t, \\"q\\"\\\\","n":"-infinity"}
      {"a|b":"日本\\r\\n2","n":7}
      {"a|b":"*a* <b> `c`","n":"infinity"}

      """
    ),
    (
      .markdown,
      """
      | a\\|b                  |      n |
      | --------------------- | -----: |
      | x\\|y                  | 213.33 |
      |                       |   NULL |
      | tab␉, "q"\\\\           |   -inf |
      | 日本<br>2             |      7 |
      | \\*a\\* &lt;b&gt; \\`c\\` |    inf |

      """
    ),
    (
      .box,
      """
      ┌─────────────┬────────┐
      │ a|b         │      n │
      ├─────────────┼────────┤
      │ x|y         │ 213.33 │
      │             │   NULL │
      │ tab␉, "q"\\  │   -inf │
      │ 日本␍␊2     │      7 │
      │ *a* <b> `c` │    inf │
      └─────────────┴────────┘

      """
    ),
  ]) func `a format escapes what it must`(_ format: RowFormat, _ text: String) {
    #expect(table.text(as: format) == text)
  }

  @Test func `a narrow terminal cuts a box's texts, and nothing of Markdown`() {
    let wide = ResultTable(columns: ["text", "n"], rows: [[.text(String(repeating: "x", count: 30)), 5]])
    let terminal = Terminal(isStyled: false, width: 20)
    #expect(wide.text(as: .box, terminal).split(separator: "\n").allSatisfy { $0.count == 20 })
    #expect(wide.text(as: .markdown, terminal).contains(String(repeating: "x", count: 30)))
  }

  @Test func `a line of one NULL is a line in csv`() {
    #expect(ResultTable(columns: ["a"], rows: [[nil], [1]]).text(as: .csv) == "a\n\"\"\n1\n")
  }

  @Test(arguments: [(RowFormat.table, "Nothing.\n"), (.box, "Nothing.\n"), (.json, "[]\n"), (.ndjson, ""), (.csv, "a\n"), (.markdown, "| a   |\n| --- |\n")])
  func `words stand for no rows where people read, but not for rows that were cut off`(_ format: RowFormat, _ text: String) throws {
    for isWhole in [true, false] {
      var written = ""
      var printer = RowPrinter(format, terminal: .plain, emptyWords: "Nothing.") { written += $0 }
      try printer.begin(columns: ["a"])
      try printer.end(isWhole: isWhole)
      #expect(written == (isWhole || format.isStreamed ? text : ""))
    }
  }

  @Test func `rows are written while they come`() throws {
    var writes = 0
    var printer = RowPrinter(.csv, terminal: .plain) { _ in writes += 1 }
    try printer.begin(columns: ["a"])
    for row in 0..<100_000 { try printer.add([.integer(Int64(row))]) }
    #expect(writes >= 8)
  }

  @Test func `an aligned table ends where it would fill the memory`() throws {
    var written = ""
    var printer = RowPrinter(.table, terminal: .plain, room: 1000) { written += $0 }
    try printer.begin(columns: ["a"])
    try printer.add([.text(String(repeating: "x", count: 900))])
    #expect(throws: QueryError.stopped(at: .bytes(1000))) { try printer.add([.text(String(repeating: "y", count: 100))]) }
    #expect(written.contains("xxx") && !written.contains("y"))
  }
}
