import LayoutEngine
import Live
import Platform
import Scene
import TraceStore
import WhatIf

extension Why {
  /// Answers about a scene's file, and again each time it changes, until a signal comes. A file that is wrong at the moment, half written, say, is told; the answer
  /// before it stays the last one.
  func answerAgain(about path: String) throws {
    // That it can be read is known before anything is waited for.
    _ = try SceneInput(reading: path)
    Interruption.watch()
    let watch = FileWatch { [path] }
    var isFirst = true
    while Interruption.signal == 0 {
      do {
        let answer = try work.limitedOnce {
          try text(of: TemporaryRecording.trace(of: Scene(reading: path), options: .init(), meta: Version.facts(cache: .memo)))
        }
        if !isFirst { StandardStreams.message("\(path) changed:") }
        try StandardStreams.answer(answer)
        isFirst = false
      } catch CommandError.cannotAnswer(let code) {
        throw CommandError.cannotAnswer(code)
      } catch {
        tell(error, isFirst)
      }
      watch.waitForChange(orUntil: { Interruption.signal != 0 })
    }
    TemporaryFolder.removeAll()
  }

  private func tell(_ error: any Error, _ isFirst: Bool) {
    StandardStreams.message(lines: Failure(error).message)
    if !isFirst { StandardStreams.message("the answer before is that of the scene before") }
  }
}
