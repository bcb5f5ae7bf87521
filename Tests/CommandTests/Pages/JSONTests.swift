import Foundation
import JSON
import Scene
import TestSupport
import Testing

/// docs/json.md has every key that a command prints with `--json`, and no other.
@Suite struct JSONTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private typealias Answer = (answer: String, command: String, text: String)

  /// What may come and no scene is known for: an edit that proves something of a view and takes the view away, or that stands nowhere in the scene.
  private static let unmet: Set = ["consequence.position: null", "fewer-questions.pointer: null", "fewer-questions.size: null"]

  @Test func `every key of every answer is on the page with its type, and what is on the page is in some answer`() async throws {
    let page = JSONPage(try String(contentsOf: Self.root.appending(path: "docs/json.md"), encoding: .utf8))
    var reading = JSONReading(page)
    var asked: Set<String> = []
    for (answer, command, text) in try await Self.answers() {
      let types = try #require(page.answers[answer], "docs/json.md does not say what '\(answer)' answers")
      asked.insert(answer)
      // Strict twice: one reader refuses a key that stands twice, the other is not ours.
      #expect(throws: Never.self, "\(command)") { try JSONDocument(Array(text.utf8)) }
      guard let value = try? JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)) else { continue }
      for problem in reading.problems(value, types, at: answer) { Issue.record("\(command): \(problem)") }
    }
    #expect(Difference(asked, Set(page.answers.keys)) == .none)
    for missing in page.everything.subtracting(reading.seen).subtracting(Self.unmet).sorted() { Issue.record("in no answer: \(missing)") }
  }

  /// Of scenes made for it, of the examples, and of the scenes on the pages of findings.
  private static func answers() async throws -> [Answer] {
    try await withThrowingTaskGroup(of: [Answer].self) { group in
      for scene in JSONScene.all { group.addTask { try answers(of: scene) } }
      for file in try FileManager.default.contentsOfDirectory(at: root.appending(path: "Examples"), includingPropertiesForKeys: nil)
      where file.pathExtension == "json" {
        group.addTask { try answers(ofExample: file) }
      }
      group.addTask { try answersAboutFindings() }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func ask(_ workshop: Workshop, _ answer: String, _ command: String) throws -> Answer {
    let result = try workshop.run("layouttrace \(command) --json")
    // A finding and a difference are answers.
    #expect(result.exitCode == 0 || result.exitCode == 1 && ["check", "diff", "expect"].contains(answer), "\(command): \(result.messages)")
    return (answer, command, result.answer)
  }

  private static func answers(of scene: JSONScene) throws -> [Answer] {
    let workshop = try Workshop()
    try workshop.write(scene.scene, to: "scene.json")
    let recorded = try workshop.run("layouttrace record -q scene.json\n\(scene.prepare)")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    try workshop.change("trace.db", scene.sql)
    return try scene.asks.map { try ask(workshop, $0.answer, $0.command) }
  }

  private static func answers(ofExample file: URL) throws -> [Answer] {
    let workshop = try Workshop()
    try workshop.write(try String(contentsOf: file, encoding: .utf8), to: "scene.json")
    var answers = [try ask(workshop, "record", "record scene.json"), try ask(workshop, "tree", "tree"), try ask(workshop, "check", "check --max-layouts 20")]
    let keys = try JSONDecoder().decode(JSONTree.self, from: Data(answers[1].text.utf8)).items.compactMap { node in
      if case .list? = node["size"] { node["key"]?.text } else { nil }
    }
    guard let first = keys.first, let last = keys.last else { return answers }
    for (answer, command) in [
      ("why", "why \(keys[keys.count / 2])"), ("why", "why \(last)"), ("why --position", "why --position \(last)"), ("why --calls", "why --calls \(last)"),
      ("calls", "calls \(last)"),
    ] {
      answers.append(try ask(workshop, answer, command))
    }
    answers.append(try ask(workshop, "what-if", "what-if 'canvas 100x100' --why \(first)"))
    if keys.count < 6 { answers.append(try ask(workshop, "why-not", "why-not \(last)")) }
    return answers
  }

  private static func answersAboutFindings() throws -> [Answer] {
    let workshop = try Workshop()
    let all = try ask(workshop, "explain", "explain"), list = try ask(workshop, "explain --list", "explain --list")
    let codes = try JSONDecoder().decode(JSONTree.self, from: Data(list.text.utf8)).items.compactMap { $0["code"]?.text }
    let recorded = try ask(workshop, "expect", "expect --record scene.json")
    // A view that is elsewhere, one that is new, one that is gone, a pass that is gone.
    try workshop.write(
      #"{"version": 1, "passes": {"only": {"row": [0, 0, 1, 1], "title": [8, 0, 80, 60], "seal": [0, 0, 1, 1]}, "narrow": {}}}"#, to: "scene.frames.json")
    let expected = try ask(workshop, "expect", "expect scene.json")
    let start = try ask(workshop, "init", "init start.json")
    return try [all, list, start, recorded, expected]
      + codes.flatMap { code in
        let page = try ask(workshop, "explain of a finding", "explain \(code)")
        let text = try JSONDecoder().decode(JSONTree.self, from: Data(page.text.utf8))["page"]?.text ?? ""
        let scenes = text.components(separatedBy: "```json\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
        return try [page]
          + scenes.map { scene in
            try workshop.write(scene, to: "\(code).json")
            return try ask(workshop, "check", "check \(code).json --only \(code)")
          }
      }
  }

  @Test(arguments: [
    ("why titel", 1), ("why --calls titel", 1), ("why-not titel", 1), ("what-if 'remove titel'", 1), ("sweep --width 300", 64), ("tree --pass none", 1),
    ("calls titel", 1),
    ("diff trace.db missing.db", 66), ("check missing.db", 66), ("check bad.json", 65), ("explain LT999", 64), ("query calls", 64), ("sql 'SELECT'", 64),
    ("record bad.json", 65),
    ("record scene.json --quiet", 64), ("tree -t notes.txt", 65),
  ]) func `an error prints no JSON: text on standard error, and its exit code`(_ command: String, _ exitCode: Int32) throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record -q scene.json")
    let result = try workshop.run("layouttrace \(command) --json")
    #expect(result.exitCode == exitCode && result.answer == "" && !result.messages.isEmpty && !result.messages.hasPrefix("{"), "\(result)")
  }
}
