import Foundation
import Testing

/// Recording over an earlier trace: it stays until there is a better one.
@Suite struct ReplacementTests {
  private let workshop: Workshop
  private let before: Data

  init() throws {
    workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    before = try Data(contentsOf: workshop.folder.appending(path: "trace.db"))
    // The second pass scrolls to a view that is not there.
    try workshop.write(
      """
      {"version": 1, "view": {"type": "ScrollView", "id": "list", "children": [{"type": "Text", "string": "one", "id": "one"}]},
       "state": {"shown": true}, "passes": [{"name": "a"}, {"name": "b", "scrollTo": {"id": "two"}}]}
      """, to: "unscrolled.json")
  }

  private var traces: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path).filter { $0.hasPrefix("trace.db") }.sorted() }
  }

  @Test(
    arguments: [
      ("ulimit -f 6000; exec layouttrace record endless.json --cache off", 74),
      ("layouttrace record endless.json --cache off --max-calls 1000", 75),
      ("layouttrace record endless.json --cache off & pid=$!; sleep 1; kill -TERM $pid; wait $pid", 143),
      ("layouttrace record endless.json --cache off & pid=$!; sleep 1; kill -KILL $pid; wait $pid", 137),
    ] as [(String, Int32)])
  func `a recording that does not end leaves the earlier trace byte for byte, and what it has beside it`(_ line: String, _ exitCode: Int32) throws {
    let result = try workshop.run(line)
    #expect(result.exitCode == exitCode, "\(result)")
    if exitCode != 137 { #expect(result.messages.contains("trace.db is as it was"), "\(result.messages)") }
    #expect(try Data(contentsOf: workshop.folder.appending(path: "trace.db")) == before)
    let why = try workshop.run("layouttrace why title")
    #expect(why.exitCode == 0 && why.answer.hasPrefix("title · Text"), "\(why)")
    #expect(why.messages == "a later recording did not end, or still goes on: -t trace.db.partial reads it\n")
    let partial = try workshop.run("layouttrace sql -t trace.db.partial 'SELECT count(*) > 0 AS n FROM call' --csv")
    #expect(partial.exitCode == 0 && partial.answer == "n\n1\n" && partial.messages.contains("trace.db.partial is incomplete"), "\(partial)")
    try workshop.run("layouttrace record scene.json")
    #expect(try traces == ["trace.db"])
  }

  @Test(arguments: ["bad.json", "empty.json", "missing.json", "unscrolled.json"])
  func `a scene that is not valid leaves the earlier trace`(_ scene: String) throws {
    #expect([65, 66].contains(try workshop.run("layouttrace record \(scene)").exitCode))
    #expect(try Data(contentsOf: workshop.folder.appending(path: "trace.db")) == before)
  }

  @Test func `what SQLite calls memory is no place for a trace`() throws {
    let result = try workshop.run("layouttrace record scene.json -o :memory:")
    #expect(result.exitCode == 64 && result.messages.contains("-o takes the name of a file"), "\(result)")
  }

  @Test func `a name that looks like a URI does not reach past the checks`() throws {
    try workshop.change("diary.db", "CREATE TABLE diary (day); INSERT INTO diary VALUES (1)")
    let diary = try Data(contentsOf: workshop.folder.appending(path: "diary.db"))
    try workshop.succeed("layouttrace record scene.json -o file:diary.db")
    #expect(try Data(contentsOf: workshop.folder.appending(path: "diary.db")) == diary)
    #expect(try workshop.run("layouttrace tree -t file:diary.db").answer.contains("title"))
  }

  @Test(arguments: ["record", "why -t"]) func `a name that is not UTF-8 is said to be none, with a way out`(_ command: String) throws {
    let result = try workshop.run("layouttrace \(command) \"$(printf 'caf\\351.json')\"")
    #expect(result.exitCode == 64 && result.messages.contains("is not UTF-8: rename the file, or give a scene to standard input"), "\(result)")
  }
}
