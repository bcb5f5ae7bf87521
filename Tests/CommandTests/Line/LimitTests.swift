import Foundation
import Testing

/// Every command that lays out stops at its limits, and says at which.
struct LimitTests {
  private static let commands = [
    "record scene.json -o other.db", "check scene.json", "check", "why title", "why title --position", "why title --calls", "why-not node3",
    "what-if 'remove node3'", "what-if 'remove node3' --why title", "sweep --width 100...300", "diff trace.db second.db",
  ]

  private static func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Workshop.scene.replacingOccurrences(of: "just now", with: "today"), to: "second.json")
    try workshop.run("layouttrace record scene.json && layouttrace record second.json -o second.db")
    return workshop
  }

  @Test(arguments: commands) func `a command ends at the calls that all its layouts may make together`(_ command: String) throws {
    let workshop = try Self.workshop()
    let stopped = try workshop.run("layouttrace \(command) --max-calls 3")
    #expect(stopped.exitCode == 75 && stopped.answer.isEmpty)
    #expect(stopped.messages.contains("stopped after 3 calls") && stopped.messages.hasSuffix("--max-calls allows more\n"))
    #expect(stopped.messages.split(separator: "\n").count == 1)
    #expect([0, 1].contains(try workshop.run("layouttrace \(command)").exitCode))
  }

  @Test(arguments: [
    ("--timeout 0.001", "stopped after 0.001 s; --timeout allows more, 0 any time\n"),
    ("--max-memory 1", "stopped at 1 MB of memory; --max-memory allows more, 0 any\n"),
  ])
  func `a command ends at the time and the memory that it may take`(_ option: String, _ message: String) throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    try workshop.write(Workshop.long(rows: 100_000), to: "long.json")
    // A layout that does not end, also for a check, a tree that takes long to make, and many layouts.
    for command in [
      "record endless.json -o other.db --cache off", "check endless.json --cache off", "record long.json -o other.db",
      "sweep --width 0...4000 --height 0...4000",
    ] {
      let stopped = try workshop.run("layouttrace \(command) \(option)")
      let last = stopped.messages.split(separator: "\n", omittingEmptySubsequences: false).suffix(2).joined(separator: "\n")
      #expect(stopped.exitCode == 75 && stopped.answer.isEmpty && last.hasSuffix(message), "\(command): \(stopped.messages)")
    }
  }

  @Test(arguments: [
    "record scene.json --max-calls 0", "why title --timeout -1", "check --max-memory -1", "diff trace.db --timeout nan", "sweep --width 1...2 --max-calls x",
  ])
  func `a limit that is none is wrong usage`(_ command: String) throws {
    #expect(try Self.workshop().run("layouttrace \(command)").exitCode == 64)
  }
}
