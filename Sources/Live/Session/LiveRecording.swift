import JSON
import Platform
import Rendering
import Report
import TraceStore

/// A recording that is looked at live: made again when what it was made of changes.
package final class LiveRecording: @unchecked Sendable {
  private let make: () throws -> (trace: Trace, name: String)
  private let words: (any Error) -> String
  private let tool: String
  private let seconds: Double
  private let lock = Lock()
  private var known: JSONValue?

  /// - Parameters:
  ///   - make: the recording, and the name that a person knows it by.
  ///   - words: of an error that this throws.
  ///   - seconds: for what is found by laying out again.
  package init(
    tool: String, seconds: Double = 10, make: @escaping () throws -> (trace: Trace, name: String), words: @escaping (any Error) -> String
  ) {
    (self.make, self.words, self.tool, self.seconds) = (make, words, tool, seconds)
  }

  /// Its files are others.
  package func forget() { lock.withLock { known = nil } }

  /// The report; where there is none, why.
  package var state: JSONValue {
    lock.lock()
    defer { lock.unlock() }
    if let known { return known }
    let state: JSONValue
    do {
      let (trace, name) = try make()
      var options = Report.Options()
      options.seconds = seconds
      state = .object([("kind", .string("recording")), ("name", .string(name)), ("report", try Report(trace, name: name, tool: tool, options: options).json)])
    } catch {
      state = .object([("kind", .string("recording")), ("error", .string(words(error)))])
    }
    known = state
    return state
  }
}

/// What is looked at.
package enum LiveSource: Sendable {
  case scene(SceneFile, LiveScene)
  case recording(LiveRecording)
}
