import Foundation
import Testing

/// A recording that ends before its time.
@Suite struct InterruptionTests {
  /// A recording that goes on, with some calls written.
  private func recording(_ workshop: Workshop) throws -> (process: Process, result: () -> Workshop.Result) {
    try workshop.write(Workshop.long(rows: 30_000), to: "long.json")
    // exec: the process is layouttrace itself, so that a signal reaches it.
    let started = try workshop.start("exec layouttrace record long.json")
    for _ in 0..<600 {
      if let count = try calls(workshop), count > 0 { return started }
      #expect(started.process.isRunning, "the recording ended before it could be interrupted")
      if !started.process.isRunning { break }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return started
  }

  /// Calls in the trace; nil while there is none.
  private func calls(_ workshop: Workshop) throws -> Int? {
    let result = try workshop.run("layouttrace sql 'SELECT count(*) AS calls FROM call' --csv")
    return result.exitCode == 0 ? result.answer.split(separator: "\n").last.flatMap { Int($0) } : nil
  }

  private func isMarkedIncomplete(_ workshop: Workshop) throws -> Bool {
    let result = try workshop.run("layouttrace sql \"SELECT value FROM meta WHERE key = 'complete'\" --csv")
    return result.answer == "value\n0\n" && result.messages.contains("trace.db is incomplete")
  }

  @Test func `a killed recording can be read and is marked incomplete`() throws {
    let workshop = try Workshop()
    let (process, result) = try recording(workshop)
    kill(process.processIdentifier, SIGKILL)
    #expect(result().exitCode == 137)
    #expect(try isMarkedIncomplete(workshop))
    #expect(try calls(workshop) ?? 0 > 0)
    let tree = try workshop.run("layouttrace tree")
    #expect(tree.exitCode == 0 && tree.answer.contains("not placed") && tree.messages.contains("incomplete"))
    // Its place is free for the next one.
    #expect(try workshop.run("layouttrace record scene.json").exitCode == 0)
    #expect(try workshop.run("layouttrace tree").messages == "")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `an interrupted recording ends itself`(_ signal: Int32, _ exitCode: Int32) throws {
    let workshop = try Workshop()
    let (process, result) = try recording(workshop)
    kill(process.processIdentifier, signal)
    let end = result()
    #expect(end.exitCode == exitCode)
    #expect(end.answer == "" && end.messages.hasPrefix("interrupted: trace.db has the first "))
    #expect(try isMarkedIncomplete(workshop))
    #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "trace.db-wal").path))
  }

  @Test func `a trace that is being recorded is not recorded over`() throws {
    let workshop = try Workshop()
    let (process, result) = try recording(workshop)
    let second = try workshop.run("layouttrace record scene.json")
    #expect(second.exitCode == 66 && second.messages.contains("is being recorded"))
    kill(process.processIdentifier, SIGKILL)
    _ = result()
  }
}
