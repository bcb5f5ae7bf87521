import ArgumentParser
import LayoutEngine
import LayoutModel
import Live
import Platform
import Scene
import WhatIf

/// How far a command may go that lays out, with all its layouts together.
struct WorkOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Stops with exit code 75 after so many calls, those of all layouts together.", valueName: "calls")) var maxCalls = WorkOptions
    .usualCalls
  @Option(
    help: ArgumentHelp(
      "Stops with exit code 75 after so many seconds of work; 0: never. Without it, 10, and for a scene of more than 100 kB more in proportion.",
      valueName: "seconds"))
  var timeout: Double?
  @Option(
    help: ArgumentHelp(
      "Stops with exit code 75 at so much memory; 0: never. Without it, 2048, and for a scene of more than 10 MB more in proportion.", valueName: "megabytes"))
  var maxMemory: Int?

  private static let usualCalls = 100_000_000

  /// Those that were given.
  var given: [String] {
    [("--max-calls", maxCalls != Self.usualCalls), ("--timeout", timeout != nil), ("--max-memory", maxMemory != nil)].given
  }

  /// Those of a program, which lays out by itself.
  var limits: ProgramOrder.Limits { .init(calls: maxCalls, seconds: timeout, megabytes: maxMemory) }

  func validate() throws {
    if maxCalls < 1 { throw ValidationError("--max-calls takes a number of 1 or more.") }
    if let timeout, !(timeout >= 0) { throw ValidationError("--timeout takes seconds, 0 or more.") }
    if let maxMemory, maxMemory < 0 { throw ValidationError("--max-memory takes megabytes, 0 or more.") }
  }

  /// Runs what lays out and answers.
  ///
  /// - Throws: `CommandError.overBudget` if it was stopped, whatever came of that; what `body` throws.
  func limited(_ body: () throws -> Void) throws {
    let budget = LayoutBudget(
      maxCalls: maxCalls, seconds: timeout.map { $0 == 0 ? .infinity : $0 }, megabytes: maxMemory.map { $0 == 0 ? .max : $0 })
    WorkWatch.watch(budget)
    try LayoutBudget.$current.withValue(budget) {
      do {
        try body()
      } catch let end as ExitCode {
        throw end
      } catch let error as SceneError where error.exitCode == 75 {
        // It says more.
        throw error
      } catch {
        throw budget.excess.map { CommandError.overBudget($0) } ?? error
      }
    }
  }
}

extension [(String, Bool)] {
  /// The names of options that were given, of options and whether they were.
  var given: [String] { filter(\.1).map(\.0) }
}

extension WorkOptions {
  /// Runs one of many answers of a command that goes on: each has the limits of a command, and none ends the process.
  func limitedOnce<Answer>(_ body: () throws -> Answer) throws -> Answer {
    var limit = WorkLimit()
    limit.calls = maxCalls
    if let timeout { limit.seconds = timeout == 0 ? .infinity : timeout }
    do { return try limit(body) } catch let excess as LayoutBudget.Excess { throw CommandError.overBudget(excess) }
  }
}

/// Looks at the clock and the memory while a command lays out.
enum WorkWatch {
  private static let interval = 0.05
  /// Looks during which a layout ends at its next calls, and with it the command. What takes longer is something else: a query, or a sum.
  private static let lastLooks = 20

  /// From now on.
  static func watch(_ budget: LayoutBudget) {
    ProcessWork.begin()
    BackgroundThread.start {
      var left = lastLooks
      while !isAnswering {
        BackgroundThread.sleep(seconds: interval)
        let megabytes = check(budget)
        guard let excess = budget.excess else { continue }
        left -= 1
        // There is no waiting for what takes ever more memory.
        if case .megabytes(let limit) = excess, megabytes > limit + limit / 4 { left = 0 }
        if left <= 0, !isAnswering { end(at: excess) }
      }
    }
  }

  /// Looks once more where an answer begins: a command may be done between two looks.
  static func checkBeforeAnswer(_ budget: LayoutBudget) {
    if !isAnswering { _ = check(budget) }
  }

  /// - Returns: the memory that the command has taken.
  private static func check(_ budget: LayoutBudget) -> Int {
    let used = ProcessWork.now
    // What waits for a disk does no work; a program that is waited for does it in this one's place.
    _ = budget.check(seconds: min(used.seconds + MessageChannel.waited, used.elapsed), megabytes: used.megabytes)
    return used.megabytes
  }

  private static func end(at excess: LayoutBudget.Excess) -> Never {
    let error = CommandError.overBudget(excess)
    TemporaryFolder.removeAll()
    StandardStreams.message(error.description)
    _exit(error.exitCode)
  }

  /// The answer is whole: writing it takes as long as it is read.
  static func end() { isAnswering = true }
  nonisolated(unsafe) private static var isAnswering = false
}
