import Foundation
import Testing

/// A recording that ends before its time.
@Suite struct InterruptionTests {
  private func isMarkedIncomplete(_ workshop: Workshop) throws -> Bool {
    let result = try workshop.run("layouttrace sql \"SELECT value FROM meta WHERE key = 'complete'\" --csv")
    return result.answer == "value\n0\n" && result.messages.contains("trace.db is incomplete")
  }

  @Test func `a killed recording can be read and is marked incomplete`() throws {
    let workshop = try Workshop()
    let (process, result) = try workshop.startEndless()
    kill(process.processIdentifier, SIGKILL)
    #expect(result().exitCode == 137)
    #expect(try isMarkedIncomplete(workshop))
    #expect(try workshop.calls() > 0)
    let tree = try workshop.run("layouttrace tree")
    #expect(tree.exitCode == 0 && tree.answer.contains("not placed") && tree.messages.contains("incomplete"))
    // Its place is free for the next one.
    try workshop.succeed("layouttrace record scene.json")
    #expect(try workshop.run("layouttrace tree").messages == "")
  }

  /// Eight moments of the first two seconds; more by LAYOUTTRACE_KILLS. `make faults` kills a release build 200 times, and measures what is lost.
  @Test func `a recording that is killed at any moment can be read, or is said to have nothing`() throws {
    let count = ProcessInfo.processInfo.environment["LAYOUTTRACE_KILLS"].flatMap { Int($0) } ?? 8
    for moment in 0..<count {
      let workshop = try Workshop()
      let (process, result) = try workshop.start("exec layouttrace record endless.json --cache off")
      Thread.sleep(forTimeInterval: 2 * Double(moment) / Double(count))
      kill(process.processIdentifier, SIGKILL)
      #expect(result().exitCode == 137)
      if !FileManager.default.fileExists(atPath: workshop.folder.appending(path: "trace.db").path) { continue }
      #expect(try workshop.integrity() == "ok")
      for command in ["tree", "why stack0", "check"] {
        let answer = try workshop.run("layouttrace \(command)")
        let words = ["trace.db is incomplete", "trace.db is empty", "trace.db has no pass", "its recording ended before anything was written"]
        #expect([0, 1, 65].contains(answer.exitCode) && words.contains { answer.messages.contains($0) }, "\(command) at \(moment): \(answer)")
      }
    }
  }

  @Test func `of a recording that made its tables and no more it is said that nothing was written`() throws {
    let workshop = try Workshop()
    // As a recorder leaves it that is killed after its first write.
    try workshop.change("trace.db", "PRAGMA application_id = 0x4C595452; PRAGMA user_version = 10200; CREATE TABLE t (a); DROP TABLE t")
    let tree = try workshop.run("layouttrace tree")
    #expect(tree.exitCode == 65 && tree.messages == "trace.db is damaged: its recording ended before anything was written; record it again\n", "\(tree)")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `an interrupted recording ends itself`(_ signal: Int32, _ exitCode: Int32) throws {
    let workshop = try Workshop()
    let (process, result) = try workshop.startEndless()
    kill(process.processIdentifier, signal)
    let end = result()
    #expect(end.exitCode == exitCode)
    #expect(end.answer == "" && end.messages.hasPrefix("interrupted: trace.db has the first "))
    #expect(try isMarkedIncomplete(workshop))
    // As many as it says.
    #expect(end.messages.contains(" \(try workshop.calls().formatted(.number.locale(Locale(identifier: "en_US")))) calls and is marked incomplete"))
    let tree = try workshop.run("layouttrace tree"), why = try workshop.run("layouttrace why stack0")
    #expect(tree.exitCode == 0 && tree.answer.contains("not placed") && tree.messages.contains("trace.db is incomplete"), "\(tree)")
    #expect(why.exitCode == 1 && why.messages.contains("trace.db is incomplete") && why.messages.contains("was not placed in the pass"), "\(why)")
    #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "trace.db-wal").path))
  }

  /// `check` records the scene for itself, which takes long without a cache, into a folder of its own.
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `an interrupted question leaves nothing where temporary files are kept`(_ signal: Int32, _ exitCode: Int32) throws {
    let workshop = try Workshop(), folder = workshop.folder.appending(path: "kept").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (process, result) = try workshop.start("export TMPDIR=\(folder); exec layouttrace check endless.json --cache off")
    func kept() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
    let end = Date(timeIntervalSinceNow: 20)
    while try kept().isEmpty, process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    #expect(try kept().count == 1)
    kill(process.processIdentifier, signal)
    #expect(result().exitCode == exitCode)
    #expect(try kept() == [])
  }

  @Test func `a trace that is being recorded is not recorded over`() throws {
    let workshop = try Workshop()
    let (process, result) = try workshop.startEndless()
    let second = try workshop.run("layouttrace record scene.json")
    #expect(second.exitCode == 66 && second.messages.contains("is being recorded"))
    kill(process.processIdentifier, SIGKILL)
    _ = result()
  }
}
