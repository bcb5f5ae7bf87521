import Live
import Platform
import Scene
import SwiftSources
import TraceStore
import WhatIf

extension Record {
  /// Records, and again each time a source changes, until a signal comes. What is wrong at the moment, half written, say, is told, and the trace before it stays.
  func recordAgain(_ path: String) throws {
    let kind = InputFile(path)
    // That it can be read is known before anything is waited for.
    if kind == .program { _ = try SourceFiles(path, isAlone: program.alone) } else { _ = try SceneInput(reading: path) }
    Interruption.watch()
    let sources = kind == .program ? WatchedSources(path, isAlone: program.alone) : nil, watch = FileWatch { sources?.paths ?? [path] }
    var isFirst = true
    while Interruption.signal == 0 {
      do {
        if !isFirst, !quiet { StandardStreams.message("\(path) changed:") }
        if kind == .program { try recordProgram(path) } else { try work.limitedOnce { try answer(path) } }
      } catch CommandError.cannotAnswer(let code) {
        throw CommandError.cannotAnswer(code)
      } catch {
        if Interruption.signal != 0 { throw error }
        StandardStreams.message(lines: Failure(error).message)
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
