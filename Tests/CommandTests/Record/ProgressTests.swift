import Foundation
import Testing

/// What a terminal shows of a recording that takes longer than a second.
@Suite struct ProgressTests {
  private func recording(_ workshop: Workshop) throws -> PseudoTerminal {
    try PseudoTerminal(workshop, ["record", "endless.json", "--cache", "off"])
  }

  @Test func `a line tells calls, rows a second and size, is rewritten in place and goes before the message`() throws {
    let terminal = try recording(Workshop())
    for word in ["\rrecording trace.db: ", " calls · ", "rows/s · ", "B\r"] { try terminal.waitFor(word) }
    terminal.interrupt()
    #expect(try terminal.end() == 130)
    // One line, which the message stands on at the end.
    let lines = terminal.seen.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines.last == "")
    #expect(lines.first?.split(separator: "\r").last?.hasPrefix("interrupted: trace.db has the first ") == true, "\(lines)")
    #expect(lines.first?.split(separator: "\r").dropLast().last?.allSatisfy { $0 == " " } == true)
  }

  @Test func `a second signal ends a recording at once`() throws {
    let workshop = try Workshop()
    let terminal = try recording(workshop)
    // Thousands of rows, or millions: a pass has begun.
    try terminal.waitFor(" k rows/s", " M rows/s")
    for _ in 0..<3 {
      // Of two signals that come together the system may keep one.
      terminal.interrupt()
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(try terminal.end() == 130)
    let tree = try workshop.run("layouttrace tree")
    #expect(tree.exitCode == 0 && tree.messages.contains("incomplete"), "\(tree.messages)")
  }

  @Test func `a short recording, a quiet one and one without a terminal show nothing`() throws {
    let workshop = try Workshop()
    let short = try PseudoTerminal(workshop, ["record", "scene.json"])
    #expect(try short.end() == 0)
    #expect(short.seen.hasPrefix("recorded 4 nodes") && short.seen.split(separator: "\r\n").count == 1)

    try workshop.write(Workshop.long(rows: 3000), to: "long.json")
    let quiet = try PseudoTerminal(workshop, ["record", "long.json", "--quiet"])
    #expect(try quiet.end() == 0)
    #expect(quiet.seen == "")
    #expect(try workshop.run("layouttrace record long.json").messages == "")
  }
}
