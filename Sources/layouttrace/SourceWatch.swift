import ArgumentParser
import Live
import Platform
import Scene
import SwiftSources

/// A scene's file, or Swift sources, that a command looks at again each time one of them changes, until a signal comes.
struct SourceWatch {
  let path: String
  /// As `ProgramOptions.alone`.
  let isAlone: Bool

  /// Runs `body` for each state of the sources. What is wrong at the moment, half written, say, is told, and what was made before stays.
  ///
  /// - Parameters:
  ///   - announces: whether it says each time what has changed.
  ///   - stays: what stays where a change is wrong, to be said.
  func run(announces: Bool = true, stays: String? = nil, _ body: () throws -> Void) throws {
    let kind = InputFile(path)
    if kind == .trace { throw ValidationError("--watch follows what traces are recorded of, and \(path) is a trace: name the scene or the Swift sources.") }
    // That it can be read is known before anything is waited for.
    if kind == .program { _ = try SourceFiles(path, isAlone: isAlone) } else { _ = try SceneInput(reading: path) }
    Interruption.watch()
    let sources = kind == .program ? WatchedSources(path, isAlone: isAlone) : nil, watch = FileWatch { sources?.paths ?? [path] }
    var isFirst = true, isMade = false
    while Interruption.signal == 0 {
      do {
        if !isFirst, announces { StandardStreams.message("\(path) changed:") }
        try body()
        isMade = true
      } catch CommandError.cannotAnswer(let code) {
        throw CommandError.cannotAnswer(code)
      } catch {
        if Interruption.signal != 0 { throw error }
        StandardStreams.message(lines: Failure(error).message)
        if isMade, let stays { StandardStreams.message(stays) }
      }
      isFirst = false
      watch.waitForChange(orUntil: { Interruption.signal != 0 })
      sources?.refresh()
      // Other files are no change; and what has become another meanwhile is read next.
      _ = watch.hasChanged()
    }
    TemporaryFolder.removeAll()
  }
}
