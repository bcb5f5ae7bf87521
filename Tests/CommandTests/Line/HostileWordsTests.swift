import Foundation
import Testing

/// Words of a scene, an argument or a trace that would do something to a terminal or a CI service.
@Suite struct HostileWordsTests {
  private let workshop: Workshop
  private static let words = "x\u{1B}[2J\n::error::y\u{202E}z\r##[error]!"
  /// An id has no control characters.
  private static let id = "::error::y\u{202E}##[error]!"

  init() throws {
    workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let word = String(decoding: try JSONEncoder().encode(Self.words), as: UTF8.self)
    let id = String(decoding: try JSONEncoder().encode(Self.id), as: UTF8.self)
    try workshop.write(
      """
      {"version": 1, "view": {"type": "HStack", "children": [
        {"type": "Text", "string": \(word), "id": \(id), "modifiers": [{"type": "frame", "width": 300}]},
        {"type": "Text", "string": \(word)}, {"type": "Color"}]},
        "passes": [{"name": \(word), "proposal": {"width": 100, "height": 20}}]}
      """, to: "hostile.json")
    try workshop.write("{\"version\": 1, \"view\": {\"type\": \(word)}}", to: "wrong.json")
    try workshop.write("{\"version\": 1, \(word): 1, \"view\": {\"type\": \"Color\"}}", to: "key.json")
    try workshop.write("{\"version\": 1, \"view\": {\"type\": \"Text\", \"string\": \"a\", \"width\": \(word)}}", to: "argument.json")
    try workshop.run("layouttrace record hostile.json -o hostile.db")
  }

  /// Hands the words to a line as `$1`, and the id as `$2`.
  private func run(_ line: String) throws -> Workshop.Result {
    try workshop.run("sh -c '\(line)' sh \"$WORDS\" \"$ID\"", environment: ["WORDS": Self.words, "ID": Self.id])
  }

  private static func isHarmless(_ text: String) -> Bool {
    !text.contains("\u{1B}") && !text.contains("\r") && !text.unicodeScalars.contains("\u{202E}") && !text.contains("##[")
      && !text.split(separator: "\n").contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }
  }

  @Test(arguments: [
    "layouttrace why \"$1\"", "layouttrace \"$1\"", "layouttrace tree --pass \"$1\"", "layouttrace tree \"--$1\"", "layouttrace record \"$1\"",
    "layouttrace record \"$1.json\" -o \"$1\"", "layouttrace record scene.json --proposal \"$1\"", "layouttrace record scene.json --cache \"$1\"",
    "layouttrace record wrong.json", "layouttrace record key.json", "layouttrace record argument.json", "layouttrace tree -t \"$1\"",
    "layouttrace what-if \"$1\"", "layouttrace what-if \"remove $1\"", "layouttrace what-if \"set $1.a 1\"", "layouttrace sweep --width \"$1\"",
    "layouttrace query \"$1\"", "layouttrace query calls \"--$1\" 1", "layouttrace query --queries \"$1\" --list", "layouttrace sql \"$1\"",
    "layouttrace sql -f \"$1\"", "layouttrace sql \"select :a\" --param \"$1\"", "layouttrace sql \"select $1\"", "layouttrace explain \"$1\"",
    "layouttrace check --only \"$1\"", "layouttrace check --ignore \"LT001:$1\"", "layouttrace diff \"$1\" trace.db", "layouttrace export --format \"$1\"",
    "layouttrace export --format chrome -o \"$1/a/b\"", "layouttrace why --at \"$1\"",
  ]) func `a message has none of it`(_ line: String) throws {
    let result = try run(line)
    #expect(!result.messages.isEmpty && result.exitCode < 70, "\(line): \(result)")
    #expect(Self.isHarmless(result.messages), "\(line): \(result.messages.debugDescription)")
  }

  @Test(arguments: [
    "tree", "tree --json",
    "why \"$2\"", "why \"$2\" --json", "why \"$2\" --position", "why \"$2\" --calls", "why-not \"$2\"", "why node3", "calls node1", "check",
    "check --format json", "check --format markdown", "check --format sarif", "what-if \"remove node4\"", "what-if \"remove node2\" --json",
    "sweep --width 90...110 --step 10",
    "sql \"select key, label from node\"", "sql \"select key, label from node\" --format box", "sql \"select key, label from node\" --format markdown",
    "sql \"select key, label from node\" --json", "diff trace.db", "query passes",
  ]) func `an answer that a person reads has none of it`(_ line: String) throws {
    let result = try run(line.hasPrefix("diff") ? "layouttrace \(line) hostile.db" : "layouttrace \(line) -t hostile.db")
    #expect(result.exitCode < 2 && !result.answer.isEmpty, "\(line): \(result)")
    for text in [result.answer, result.messages] { #expect(Self.isHarmless(text), "\(line): \(text.debugDescription)") }
  }

  @Test func `a finding is one command to GitHub`() throws {
    let result = try run("layouttrace check -t hostile.db --format github")
    let lines = result.answer.split(separator: "\n")
    #expect(!lines.isEmpty && result.exitCode == 1)
    for line in lines {
      #expect(line.hasPrefix("::warning file=") || line.hasPrefix("::error file=") || line.hasPrefix("::notice file="), "\(line.debugDescription)")
      #expect(!line.contains("\u{1B}") && !line.contains("\r") && !line.unicodeScalars.contains("\u{202E}"), "\(line.debugDescription)")
    }
  }

  @Test func `csv holds a text as it is, except on a terminal`() throws {
    let sql = "SELECT char(27) || '[2J' || char(8238) AS a"
    #expect(try workshop.run("layouttrace sql \"\(sql)\" --csv").answer == "a\n\u{1B}[2J\u{202E}\n")
    let terminal = try PseudoTerminal(workshop, ["sql", sql, "--csv"])
    #expect(try terminal.end() == 0)
    #expect(terminal.seen.contains("␛[2J\\u{202E}") && !terminal.seen.contains("\u{1B}[2J"), "\(terminal.seen.debugDescription)")
  }
}
