import Foundation
import LayoutEngine
import LayoutModel
import Platform
import Scene

/// Ends a program whose code does not end by itself: a loop in a body, a `Layout` or an action, or a wait for something that never comes.
///
/// A layout ends by its budget. Code of a person's knows of none: its thread is ended by a signal, by which Swift writes the calls that it is in, with their lines.
struct ProgramWatch {
  let budget: LayoutBudget
  /// Seconds that may pass, most of them in waiting; infinity for no limit.
  private let patience: Double

  private static let interval = 0.05
  /// Looks during which a layout ends at its next call, and with it the program.
  private static let lastLooks = 20
  /// Seconds in which Swift begins to write the calls, and in which they are written, on a busy machine.
  private static let (beginning, writing) = (10.0, 30.0)

  /// - Parameter canvases: how many are laid out; each has the usual time.
  init(_ limits: ProgramOrder.Limits?, canvases: Int) {
    let seconds = limits?.seconds ?? LayoutBudget.seconds * Double(max(1, canvases)), megabytes = limits?.megabytes
    budget = LayoutBudget(maxCalls: limits?.calls ?? 100_000_000, seconds: seconds == 0 ? .infinity : seconds, megabytes: megabytes == 0 ? .max : megabytes)
    // A busy machine lets a program wait that is at work.
    patience = seconds == 0 ? .infinity : 6 * seconds
  }

  /// From now on.
  func start() {
    let (budget, patience) = (budget, patience)
    ProcessWork.begin()
    BackgroundThread.start {
      var left = Self.lastLooks
      while true {
        BackgroundThread.sleep(seconds: Self.interval)
        let used = ProcessWork.now
        if used.elapsed > patience { Self.end("stopped after \(patience.formatted()) s, most of them in waiting; --timeout allows more, 0 any time") }
        guard budget.check(seconds: min(used.seconds, used.elapsed), megabytes: used.megabytes), let excess = budget.excess else { continue }
        left -= 1
        // There is no waiting for what takes ever more memory.
        if case .megabytes = excess { left = 0 }
        if left <= 0 { Self.end([excess.text.what, excess.text.advice].compactMap { $0 }.joined(separator: "; ")) }
      }
    }
  }

  private static func end(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\(InterruptibleCode.isRunning ? ": these are the calls that your code is in" : "")\n".utf8))
    // Swift writes the calls in a process of its own, which may have come and gone while this thread stood still.
    if InterruptibleCode.interrupt(), wait(upTo: beginning, until: hasChild || InterruptibleCode.isWritten) { _ = wait(upTo: writing, until: !hasChild) }
    ChildProcess.endAll()
    _exit(75)
  }

  private static func wait(upTo seconds: Double, until isTrue: @autoclosure () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isTrue() {
      if ContinuousClock.now > end { return false }
      BackgroundThread.sleep(seconds: 0.01)
    }
    return true
  }

  /// Whether a process that this one has started is there.
  private static var hasChild: Bool {
    var info = siginfo_t()
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0
  }
}
