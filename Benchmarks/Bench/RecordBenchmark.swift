import ArgumentParser
import BenchmarkScenes
import Foundation
import LayoutEngine
import LayoutModel
import TraceStore

/// Recording into a file: what it adds to the layout, and the whole command.
struct RecordBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "record", abstract: "Records scenes into files, and runs 'layouttrace record'.")
  @Argument var names = ["tree-4", "tree-5", "bintext-12"]
  @Option var rounds = 5
  @Option(help: "The program layouttrace.") var layouttrace: String

  func run() throws {
    print("scene              calls  layout, s  + recording  record process  M calls/s  bytes/call  MiB")
    for name in names { try Benchmarks.inFolder { try measure(name, in: $0) } }
  }

  private func measure(_ name: String, in folder: URL) throws {
    let scene = try Benchmarks.scene(name), counts = try Counts(scene)
    let file = folder.appending(path: "trace.db").path, json = folder.appending(path: "scene.json").path
    try scene.json().write(toFile: json, atomically: true, encoding: .utf8)
    var measurements = [
      Measurement("layout") { try layOut(scene, recorder: nil) },
      Measurement("recording") {
        let recorder = try TraceRecorder(path: file)
        try recorder.begin(RecordingRecord(meta: [], sceneName: name, sceneJSON: "", vocabulary: PrimitiveRegistry.vocabulary))
        return try layOut(scene, recorder: recorder)
      },
      Measurement("process") { try Measurement.wall { _ = try Benchmarks.run(layouttrace, ["record", json, "-o", file]) } },
    ]
    try Measurement.interleaved(&measurements, rounds: rounds)
    let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    let process = measurements[2].median
    print(
      name.padding(toLength: 14, withPad: " ", startingAt: 0)
        + String(
          format: "%10d %10.3f %12.3f %15.3f %10.2f %11.1f %5.0f", counts.calls, measurements[0].median, measurements[1].median, process,
          Double(counts.calls) / process / 1e6, Double(bytes) / Double(counts.calls), Double(bytes) / 1_048_576))
  }

  /// Seconds on the clock, until the file is whole if there is one.
  private func layOut(_ scene: BenchmarkScene, recorder: TraceRecorder?) throws -> Double {
    let tree = try scene.build(), log = recorder.map { EventLog(sink: $0) }
    let pass = LayoutPass(tree: tree, options: .init(verifiesCache: false), log: log)
    return try Measurement.wall {
      try DeepThread.run(levels: tree.depth) { try pass.run(BenchmarkScene.canvas) }
      try recorder?.finish()
    }
  }
}
