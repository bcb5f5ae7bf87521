import Explanation
import LayoutEngine
import Scene
import TraceStore
import WhatIf

/// Judges how an input was refused.
enum Verdict {
  /// Ends the process unless a command has words and an exit code for `error` that say whose fault it is, and it is not layouttrace's.
  static func accept(_ error: any Error) {
    let (code, words): (Int32, String) =
      switch error {
      case let error as SceneError: (error.exitCode, error.description)
      case let error as TraceError: (error.exitCode, error.description)
      case let error as QueryError: (error.exitCode, "\(error)")
      case let error as ExplanationError: (error.exitCode, error.description)
      case let error as SceneEditError: (error.exitCode, error.description)
      case let error as WhatIfError: (error.exitCode, error.description)
      case let error as LayoutBudget.Excess: (75, "\(error)")
      default: found("exit code 70, a bug of layouttrace: \(type(of: error)) \(error)")
      }
    if code == 70 || words.isEmpty { found("exit code \(code): \(words)") }
    Tally.count("refused with \(code)")
  }

  /// Runs `body` and accepts what it throws.
  static func accepting(_ body: () throws -> Void) {
    do { try body() } catch { accept(error) }
  }

  /// The same of a trace that layouttrace wrote itself, which it has no business to call damaged.
  static func acceptingOwn(_ body: () throws -> Void) {
    do {
      try body()
    } catch let error as TraceError where error.exitCode == 65 {
      found("a trace of our own is refused: \(error)")
    } catch let error as QueryError {
      found("a query of our own fails: \(error)")
    } catch {
      accept(error)
    }
  }

  /// The same of a trace that anybody wrote. Nobody who asks for `tree` used SQL wrongly, so exit code 64 says nothing of it.
  static func acceptingDamaged(_ body: () throws -> Void) {
    do {
      try body()
    } catch let error as QueryError where error.exitCode == 64 {
      found("exit code 64 for a damaged trace: \(error)")
    } catch {
      accept(error)
    }
  }
}
