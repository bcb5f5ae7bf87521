import Foundation
import Testing

@Suite struct ExitCodeTests {
  /// What a person may type, in a folder with a scene, a trace and some files that are neither.
  private static let lines: [(line: String, exitCode: Int32)] = [
    ("layouttrace", 0),
    ("layouttrace help", 0),
    ("layouttrace --version", 0),
    ("layouttrace version", 0),
    ("layouttrace record scene.json -o new.db", 0),
    ("layouttrace record scene.json", 0),
    ("layouttrace record scene.json -o new.db --proposal nilxinfinity --cache 3", 0),
    ("layouttrace tree", 0),
    ("layouttrace tree --pass only --json", 0),
    ("layouttrace calls node1", 0),
    ("layouttrace what-if 'remove title'", 0),
    ("layouttrace what-if remove title", 0),
    ("layouttrace fit title --width 112", 0),
    ("layouttrace fit title --width 100", 0),
    ("layouttrace query --list", 0),
    ("layouttrace query calls --node title", 0),
    ("layouttrace sql 'SELECT 1; SELECT 2'", 0),
    ("layouttrace sql ''", 0),

    ("layouttrace calls titel", 1),
    ("layouttrace calls node99", 1),
    ("layouttrace calls ''", 1),
    ("layouttrace tree --pass other", 1),
    ("layouttrace what-if 'remove titel'", 1),
    ("layouttrace fit titel --width 100", 1),
    ("layouttrace query calls --node titel", 1),

    ("layouttrace rekord scene.json", 64),
    ("layouttrace record", 64),
    ("layouttrace record scene.json --proposal 390", 64),
    ("layouttrace record scene.json --proposal=-1x5", 64),
    ("layouttrace record scene.json --proposal nanx5", 64),
    ("layouttrace record scene.json --cache 5", 64),
    ("layouttrace record scene.json --max-calls 0", 64),
    ("layouttrace record scene.json --max-calls 2 -o few.db", 75),
    ("layouttrace record scene.json --max-calls 99999999999999999999", 64),
    ("layouttrace tree --colour", 64),
    ("layouttrace what-if", 64),
    ("layouttrace what-if 'delete title'", 64),
    ("layouttrace what-if 'remove title' --name x", 64),
    ("layouttrace fit title", 64),
    ("layouttrace fit title --width=-1", 64),
    ("layouttrace fit title --width nan", 64),
    ("layouttrace fit title --width 100 --within=-1", 64),
    ("layouttrace fit --width 100", 64),
    ("layouttrace fit title --width 100 --max-calls 30", 75),
    ("layouttrace query", 64),
    ("layouttrace query nothing", 64),
    ("layouttrace query calls", 64),
    ("layouttrace query calls --node", 64),
    ("layouttrace query calls --view title", 64),
    ("layouttrace sql 'SELEC 1'", 64),
    ("layouttrace sql 'DELETE FROM node'", 64),
    ("layouttrace sql 'SELECT 1' --json --csv", 64),

    ("layouttrace record bad.json", 65),
    ("layouttrace record empty.json", 65),
    ("layouttrace record notes.txt", 65),
    ("layouttrace record - < empty.json", 65),
    ("layouttrace tree -t notes.txt", 65),
    ("layouttrace tree -t empty.json", 65),

    ("layouttrace record scene.json -o ''", 66),
    ("layouttrace export --format chrome -o ''", 66),
    ("layouttrace export --format csv -o ''", 66),
    ("layouttrace record missing.json", 66),
    // A folder is that of Swift sources, and this one has none.
    ("layouttrace record folder", 65),
    ("layouttrace record ''", 66),
    ("layouttrace record scene.json -o notes.txt", 66),
    ("layouttrace record scene.json -o folder", 66),
    ("layouttrace record scene.json -o missing/trace.db", 66),
    ("layouttrace tree -t missing.db", 66),
    ("layouttrace what-if 'remove title' -t missing.db", 66),
    ("layouttrace tree -t folder", 65),
    ("layouttrace sql - < folder", 66),

    ("layouttrace tree >&-", 74),
    ("layouttrace help >&-", 74),
    ("layouttrace record scene.json -o new.db >&-", 74),
  ]

  @Test func `every line ends with its exit code, its answer or its message`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    for (line, exitCode) in Self.lines {
      let result = try workshop.run(line)
      #expect(result.exitCode == exitCode, "\(line)\n\(result.messages)")
      if exitCode == 0 {
        #expect(result.messages == "", "\(line)")
      } else {
        #expect(result.answer == "", "\(line)")
        #expect(!result.messages.isEmpty, "\(line)")
        for trap in ["Fatal error", "Stack dump", "a bug of layouttrace"] { #expect(!result.messages.contains(trap), "\(line)\n\(result.messages)") }
      }
    }
  }

  @Test(arguments: [("rekord", "no command 'rekord'; did you mean 'record'?\n"), ("paint", "no command 'paint'; 'layouttrace --help' lists them\n")])
  func `a command that there is not is named`(_ word: String, _ message: String) throws {
    let result = try Workshop().run("layouttrace \(word) scene.json")
    #expect(result.exitCode == 64 && result.messages == message)
  }

  /// The parser takes the value for the node and the node for a file, and complains that there are two files.
  @Test func `an option that a command does not have is named, whatever becomes of its value`() throws {
    let result = try Workshop().run("layouttrace why --devcie iphone-16 title -t other.db")
    #expect(result.exitCode == 64 && result.messages == "'layouttrace why' has no option '--devcie'; did you mean '--device'?\n", "\(result.messages)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func `a full disk is told, not ignored`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let result = try workshop.run("layouttrace tree > /dev/full")
    #expect(result.exitCode == 74 && result.messages == "writing the answer failed: No space left on device\n")
  }

  @Test func `the call budget ends a recording that can be read`() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.long(rows: 200), to: "long.json")
    let result = try workshop.run("layouttrace record long.json --max-calls 500")
    #expect(result.exitCode == 75 && result.messages.contains("500 calls") && result.messages.split(separator: "\n").count == 1)
    #expect(try workshop.run("layouttrace sql \"SELECT value FROM meta WHERE key = 'complete'\" --csv").answer == "value\n0\n")
  }

  @Test func `several errors of a scene stand on lines of their own`() throws {
    let workshop = try Workshop()
    try workshop.write(#"{"version": 1, "view": {"type": "HStack", "children": [{"type": "Txt"}, {"type": "Colour"}]}}"#, to: "two.json")
    let result = try workshop.run("layouttrace record two.json")
    let lines = result.messages.split(separator: "\n")
    #expect(result.exitCode == 65 && lines.count == 2 && lines.allSatisfy { $0.hasPrefix("two.json:1:") }, "\(result.messages)")
  }
}
