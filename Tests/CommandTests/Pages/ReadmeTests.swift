import Foundation
import TestSupport
import Testing

/// The answers on these pages are real.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let file = root.appending(path: "README.md")
  /// Of the terminal at which a reader is taken to sit: no line of a code block is longer (CodeBlockTests).
  private static let columns: UInt16 = 100

  /// docs/json.md shows what programs read, the others what a person sees.
  @Test(
    arguments: ["README.md", "docs/screens.md", "docs/snapshots.md", "docs/agents.md", "docs/how-layout-works.md"].map { ($0, columns) }
      + [("docs/json.md", nil)])
  func `every answer on a page is what the command prints`(_ page: String, _ columns: UInt16?) throws {
    let file = Self.root.appending(path: page)
    let workshop = try Workshop()
    try FileManager.default.createSymbolicLink(at: workshop.folder.appending(path: "Examples"), withDestinationURL: Self.root.appending(path: "Examples"))
    let readme = try String(contentsOf: file, encoding: .utf8)
    var real: [Substring] = []
    var isConsole = false, isAnswer = false, command: String?
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
      if line == "```console" {
        isConsole = true
      } else if line == "```", isConsole {
        (isConsole, isAnswer) = (false, false)
      }
      if isConsole, line.hasPrefix("$ ") || command != nil {
        isAnswer = true
        real.append(line)
        // A line that goes on does so behind `> `, as in a shell.
        let whole = (command.map { $0 + "\n" } ?? "") + line.dropFirst(2)
        command = next.hasPrefix("> ") ? whole : nil
        if command != nil { continue }
        // Programs are compiled into a cache of the test's own.
        let run = (whole.contains(".swift") ? "XDG_CACHE_HOME=cache " : "") + whole
        let result = try columns.map { try workshop.show(run, columns: $0) } ?? workshop.run(run)
        // That traces differ is an answer.
        #expect(result.exitCode == (whole.hasPrefix("layouttrace diff ") ? 1 : 0), "\(whole)\n\(result.messages)")
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
