import ArgumentParser
import BenchmarkScenes
import Foundation
import LayoutEngine
import LayoutModel
import TraceStore

/// Records and says every two milliseconds how many calls were made: killed, what it said is compared with what the file has.
struct Heartbeat: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heartbeat", abstract: "Records a scene over and over, and prints seconds of the monotonic clock and calls made until then.")
  @Argument var name: String
  @Argument(help: "The trace.") var path: String

  func run() throws {
    let scene = try Benchmarks.scene(name)
    let recorder = try TraceRecorder(path: path)
    try recorder.begin(RecordingRecord(meta: [], sceneName: name, sceneJSON: "", vocabulary: PrimitiveRegistry.vocabulary))
    let log = EventLog(sink: recorder)
    nonisolated(unsafe) let watched = log
    Thread.detachNewThread {
      while true {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let line = String(format: "%.6f %ld\n", Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9, Int(watched.nextCall - 1))
        _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
        usleep(2000)
      }
    }
    for pass in 1..<Int32.max {
      let tree = try scene.build()
      log.pass = pass
      let layout = LayoutPass(tree: tree, options: .init(verifiesCache: false), log: log)
      try DeepThread.run(levels: tree.depth) { try layout.run(BenchmarkScene.canvas) }
      if let failure = log.failure { throw failure }
    }
  }
}
