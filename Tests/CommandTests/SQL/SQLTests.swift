import Foundation
import Testing

/// `sql` and `query` as a person types them.
@Suite struct SQLTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
  }

  @Test(arguments: [
    ("'SELECT widht FROM frames'", "line 1, column 8: no such column: widht; did you mean 'width'?\n  SELECT widht FROM frames\n         ^\n"),
    (
      "' -- é\n SELECT f.heigth FROM frames f'",
      "line 2, column 9: no such column: f.heigth; did you mean 'height'?\n   SELECT f.heigth FROM frames f\n          ^\n"
    ),
    ("'SELECT * FROM frame'", "line 1, column 15: no such table: frame; did you mean 'frames'?\n  SELECT * FROM frame\n                ^\n"),
    (
      "'SELECT * FROM node WHERE key = title'",
      "line 1, column 32: no such column: title; a text stands in single quotes: 'title'\n  SELECT * FROM node WHERE key = title\n                                 ^\n"
    ),
    ("'SELECT cuont(*)'", "line 1, column 8: no such function: cuont; did you mean 'count'?\n  SELECT cuont(*)\n         ^\n"),
    (
      "'SELECT reason FROM node'",
      "line 1, column 8: no such column: reason; the tables and views that have it: axis_call, calls\n  SELECT reason FROM node\n         ^\n"
    ),
    ("\"SELECT '日本', SELEC\"", "line 1, column 14: no such column: SELEC\n  SELECT '日本', SELEC\n                 ^\n"),
  ]) func `an error points at its place and says what was meant`(_ sql: String, _ message: String) throws {
    let result = try workshop.run("layouttrace sql \(sql)")
    #expect(result.messages == message && result.answer == "" && result.exitCode == 64)
  }

  @Test func `statements come from a file, whose name stands in errors`() throws {
    try workshop.write("SELECT 1 AS a;\n-- two\nSELECT 2 AS b;\n", to: "good.sql")
    #expect(try workshop.run("layouttrace sql -f good.sql --csv").answer == "a\n1\n\nb\n2\n")
    #expect(try workshop.run("layouttrace sql --file - --csv < good.sql").answer == "a\n1\n\nb\n2\n")
    try workshop.write("SELECT 1 AS a;\nSELECT b;\n", to: "bad.sql")
    let bad = try workshop.run("layouttrace sql -f bad.sql --csv")
    #expect(bad.answer == "a\n1\n" && bad.messages == "bad.sql:2:8: no such column: b\n  SELECT b;\n         ^\n")
    #expect(try workshop.run("layouttrace sql -f missing.sql").messages == "cannot read missing.sql: no such file\n")
  }

  @Test(arguments: ["\"SELECT '' AS a\"", "'SELECT :a AS a' --param a=", "\"SELECT '' AS a\" --format box", "\"SELECT '' AS a, '' AS b\""])
  func `an empty text is an answer`(_ arguments: String) throws {
    let result = try workshop.run("layouttrace sql \(arguments)")
    #expect(result.exitCode == 0 && result.messages == "" && result.answer.contains("a"), "\(result)")
  }

  @Test func `parameters get values`() throws {
    #expect(
      try workshop.run("layouttrace sql 'SELECT :a AS a, typeof(:b) AS b, typeof(:c) AS c' --param a=x=y --param :b=1.5 --param c=7 --csv").answer
        == "a,b,c\nx=y,real,integer\n")
    #expect(try workshop.run("layouttrace sql 'SELECT :a'").messages.hasPrefix("line 1, column 1: nothing gives :a a value; --param a=… does\n"))
  }

  private static let endless = "layouttrace sql 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"

  @Test(
    arguments: [
      (" WHERE i < 0' --timeout 0.2", 75, "", "stopped after 0.2 s; --timeout allows more, 0 any time\n"),
      ("' --limit 1", 75, "i\n1\n", "stopped after 1 row, there are more; --limit allows more, 0 any number\n"),
      ("' --limit 2 --json", 75, "[\n{\"i\":1},\n{\"i\":2}\n]\n", "stopped after 2 rows, there are more; --limit allows more, 0 any number\n"),
      (" LIMIT 2' --limit 2 --format ndjson", 0, "{\"i\":1}\n{\"i\":2}\n", ""),
    ] as [(String, Int32, String, String)]) func `a limit that stops a statement says so`(_ rest: String, _ code: Int32, _ answer: String, _ message: String)
    throws
  {
    let result = try workshop.run(Self.endless + rest)
    #expect(result.exitCode == code && result.answer == answer && result.messages == message)
  }

  @Test func `aligned tables stop at 10,000 rows, formats for programs do not`() throws {
    let table = try workshop.run(Self.endless + " LIMIT 20000'")
    #expect(table.exitCode == 75 && table.answer.count { $0 == "\n" } == 10_001 && table.messages.hasPrefix("stopped after 10000 rows"))
    let csv = try workshop.run(Self.endless + " LIMIT 20000' --format csv")
    #expect(csv.exitCode == 0 && csv.answer.count { $0 == "\n" } == 20_001)
  }

  /// Calls that take a minute and more: SQLite looks at no clock within one.
  @Test(arguments: ["instr(hex(zeroblob(30000000)), hex(zeroblob(15000000)) || '1')", "printf('%.*c', 2000000000, 'x')"])
  func `a function that does not end is stopped too`(_ call: String) throws {
    let start = ContinuousClock.now
    let result = try workshop.run("layouttrace sql \"SELECT \(call)\" --timeout 0.2")
    #expect(result.exitCode == 75 && result.messages.hasPrefix("stopped after 0.2 s"))
    #expect(start.duration(to: .now) < .seconds(30))
  }

  /// 18 texts of 60 million letters, each shorter than a text may be.
  @Test func `a statement that needs more than 1 GB of memory is stopped`() throws {
    let texts = (0..<18).map { "hex(zeroblob(\(30_000_000 + $0)))" }.joined(separator: ", ")
    let result = try workshop.run("layouttrace sql 'SELECT \(texts)'")
    #expect(result.exitCode == 75 && result.answer == "" && result.messages == "stopped: the statement needs more than 1024 MB of memory\n")
  }

  @Test func `without statements and without a terminal it says what to give`() throws {
    let result = try workshop.run("layouttrace sql < /dev/null")
    #expect(result.exitCode == 64 && result.messages.hasPrefix("Error: Give statements, a file with -f, or '-'"))
    #expect(try workshop.run("layouttrace sql 'SELECT 1' -f a.sql").exitCode == 64)
    #expect(try workshop.run("layouttrace sql 'SELECT 1' --format xml").messages.contains("ndjson"))
  }
}
