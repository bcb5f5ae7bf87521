import Foundation
import TestSupport
import Testing

/// The answers in README.md, docs/json.md, docs/screens.md, docs/snapshots.md and docs/agents.md are real.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let file = root.appending(path: "README.md")

  @Test(arguments: ["README.md", "docs/json.md", "docs/screens.md", "docs/snapshots.md", "docs/agents.md"])
  func `every answer on a page is what the command prints`(
    _ page: String
  ) throws {
    let file = Self.root.appending(path: page)
    let workshop = try Workshop()
    try FileManager.default.createSymbolicLink(at: workshop.folder.appending(path: "Examples"), withDestinationURL: Self.root.appending(path: "Examples"))
    let readme = try String(contentsOf: file, encoding: .utf8)
    var real: [Substring] = []
    var isConsole = false, isAnswer = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```console" {
        isConsole = true
      } else if line == "```", isConsole {
        (isConsole, isAnswer) = (false, false)
      }
      if isConsole, line.hasPrefix("$ ") {
        isAnswer = true
        real.append(line)
        // Programs are compiled into a cache of the test's own.
        let result = try workshop.run((line.contains(".swift") ? "XDG_CACHE_HOME=cache " : "") + line.dropFirst(2))
        // That traces differ is an answer.
        #expect(result.exitCode == (line.hasPrefix("$ layouttrace diff ") ? 1 : 0), "\(line)\n\(result.messages)")
        real += result.answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { Substring($0) }
      } else if !isAnswer {
        real.append(line)
      }
    }
    let expected = real.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(Difference(readme, expected) == .none, "LAYOUTTRACE_RECORD=1 swift test --filter ReadmeTests writes the real answers")
    }
  }

  @Test func `the README names every command`() throws {
    let readme = try String(contentsOf: Self.file, encoding: .utf8)
    for command in HelpTests.commands where command != "version" { #expect(readme.contains("| `layouttrace \(command)"), "\(command)") }
  }
}
