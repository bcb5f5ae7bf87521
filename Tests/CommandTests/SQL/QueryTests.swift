import Foundation
import Testing

/// `query` as a person types it, and folders of queries of one's own.
@Suite struct QueryTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    try workshop.write(
      """
      -- Views at least so high, highest first.

      -- :least How high at least, in points.
      -- :pass The pass. [pass]
      -- Empty: No view is that high.
      SELECT
        -- The view.
        key AS node,
        -- Its height. [points]
        height AS height
      FROM frames WHERE height >= :least AND pass = :pass ORDER BY height DESC, node_id;

      """, to: "folder/tall.sql")
  }

  @Test func `a question says what it takes and gives`() throws {
    #expect(
      try workshop.run("layouttrace query tall --help --queries folder").answer == """
        Views at least so high, highest first.

        Usage: layouttrace query tall --least <value> --pass <pass>

        Parameters:
          --least  How high at least, in points.
          --pass   The pass. [pass]

        Columns:
          node    The view.
          height  Its height. [points]

        Without a row: No view is that high.

        From: folder/tall.sql

        """)
    #expect(try workshop.run("layouttrace query calls -h").answer.contains("  --node  The node. [node]\n"))
    #expect(try workshop.run("layouttrace query --help").answer.contains("USAGE: layouttrace query"))
  }

  @Test func `a folder's questions are asked like those that are there`() throws {
    // The title has 80 × 60, the stamp 136 × 20, the row is as high as the title.
    #expect(try workshop.run("layouttrace query tall --least 60 --pass only --queries folder --csv").answer == "node,height\nrow,60\ntitle,60\n")
    #expect(
      try workshop.run("layouttrace query tall --least 60.5 --pass only", environment: ["LAYOUTTRACE_QUERIES": "folder"]).answer == "No view is that high.\n")
    #expect(try workshop.run("layouttrace query tall --least 61 --pass only --queries folder --json").answer == "[]\n")
    #expect(
      try workshop.run("layouttrace query --list --queries folder --csv").answer.contains("\ntall,--least --pass,\"Views at least so high, highest first.\"\n"))
    #expect(try workshop.run("layouttrace query tal --queries folder").messages == "no query 'tal'; did you mean 'tall'?\n")
    #expect(try workshop.run("layouttrace query tall --least 1 --pass first --queries folder").messages == "no pass 'first'; the trace has 'only'\n")
  }

  @Test(arguments: [
    ("SELECT 1;", "folder/broken.sql:1: starts without a comment that says what the query answers: -- Views that …\n"),
    ("-- A.\n\n-- B.\n", "folder/broken.sql:4: has no statement\n"),
    ("-- A.\nSELECT 1;\n\nDELETE FROM node;", "folder/broken.sql:4: has a second statement; a query is one\n"),
    ("-- A.\nSELECT\n  heigth\nFROM frames", "folder/broken.sql:3:3: no such column: heigth; did you mean 'height'?\n    heigth\n    ^\n"),
    ("-- A.\nDELETE FROM node", "folder/broken.sql:1:1: DELETE is refused: a trace is only read; copy the file and use sqlite3 to change it\n  -- A.\n  ^\n"),
  ]) func `a file that is no query is told with its line`(_ sql: String, _ message: String) throws {
    try workshop.write(sql, to: "folder/broken.sql")
    let result = try workshop.run("layouttrace query broken --queries folder")
    #expect(result.exitCode == 64 && result.messages == message)
  }

  @Test func `one bad file takes nothing from the others, and is named in the list`() throws {
    try workshop.write("SELECT 1;", to: "folder/broken.sql")
    try workshop.write("-- The first key.\nSELECT key FROM node ORDER BY id LIMIT 1", to: "folder/good.sql")
    let listed = try workshop.run("layouttrace query --list --queries folder --csv")
    #expect(listed.exitCode == 0 && listed.answer.contains("\ngood,\"\",The first key.\n") && !listed.answer.contains("broken"))
    #expect(listed.messages == "folder/broken.sql:1: starts without a comment that says what the query answers: -- Views that …\n")
    let good = try workshop.run("layouttrace query good --queries folder --csv")
    #expect(good.exitCode == 0 && good.answer == "key\nrow\n" && good.messages.isEmpty)
  }

  @Test(arguments: [("--frob", "Unknown option '--frob'\n"), ("--jsn", "Unknown option '--jsn'. Did you mean '--json'?\n")])
  func `an option is suggested only where it is near`(_ option: String, _ message: String) throws {
    let result = try workshop.run("layouttrace why row \(option)")
    #expect(result.exitCode == 64 && result.messages.hasPrefix("Error: \(message)"), "\(result.messages)")
  }

  @Test func `a folder that is not there cannot be opened`() throws {
    let result = try workshop.run("layouttrace query --list --queries nowhere")
    #expect(result.exitCode == 66 && result.messages == "cannot open nowhere: no such folder, or it may not be read\n")
  }

  @Test func `no rows are told in words, but not to programs`() throws {
    #expect(try workshop.run("layouttrace query overflow").answer == "Nothing sticks out.\n")
    #expect(try workshop.run("layouttrace query overflow --json").answer == "[]\n")
    #expect(try workshop.run("layouttrace query overflow --csv").answer.hasPrefix("pass,node,"))
  }
}
