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
    print("scene              calls  layout, s  writing, s  both, s  ratio  record process  M calls/s  bytes/call   file  memory, MiB")
    for name in names { try Benchmarks.inFolder { try measure(name, in: $0) } }
  }

  private func measure(_ name: String, in folder: URL) throws {
    let scene = try Benchmarks.scene(name), counts = try Counts(scene)
    let file = folder.appending(path: "trace.db").path, json = folder.appending(path: "scene.json").path
    try scene.json().write(toFile: json, atomically: true, encoding: .utf8)
    let kept = try chunks(of: scene)
    func recorder() throws -> TraceRecorder {
      let recorder = try TraceRecorder(path: file)
      try recorder.begin(RecordingRecord(meta: [], sceneName: name, sceneJSON: "", vocabulary: PrimitiveRegistry.vocabulary))
      return recorder
    }
    var measurements = [
      Measurement("layout") { try Measurement.wall(Self.layout(scene, nil)) },
      Measurement("writing") {
        let recorder = try recorder()
        return try Measurement.wall {
          for chunk in kept { _ = try recorder.exchange(chunk) }
          try recorder.finish()
        }
      },
      Measurement("both") { try Measurement.wall(Self.layout(scene, try recorder())) },
      Measurement("process") {
        // The system takes its time to give back what an earlier file had, of which the floor of the table above has none either.
        try? FileManager.default.removeItem(atPath: file)
        return try Measurement.wall { _ = try Benchmarks.run(layouttrace, ["record", json, "-o", file]) }
      },
    ]
    try Measurement.interleaved(&measurements, rounds: rounds)
    let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    let (layout, writing, both, process) = (measurements[0].median, measurements[1].median, measurements[2].median, measurements[3].median)
    print(
      name.padding(toLength: 14, withPad: " ", startingAt: 0)
        + String(
          format: "%10d %10.3f %11.3f %8.3f %6.2f %15.3f %10.2f %11.1f %6.0f %8.0f", counts.calls, layout, writing, both, both / max(layout, writing), process,
          Double(counts.calls) / process / 1e6, Double(bytes) / Double(counts.calls), Double(bytes) / 1_048_576, try memory(name, file) / 1_048_576))
  }

  /// By how many bytes more a process grows that records than one that only lays out: its largest size, median of three.
  private func memory(_ name: String, _ file: String) throws -> Double {
    func peak(_ arguments: [String]) throws -> Double {
      let sizes = try (0..<3).map { _ in Double(try Benchmarks.run(CommandLine.arguments[0], ["peak", name] + arguments)) ?? .nan }
      return sizes.sorted()[1]
    }
    return try peak([file]) - peak([])
  }

  /// All that a layout records, as it is handed over.
  private func chunks(of scene: BenchmarkScene) throws -> [EventChunk] {
    let tree = try scene.build(), sink = KeepingSink()
    let pass = LayoutPass(tree: tree, options: .init(verifiesCache: false), log: EventLog(sink: sink))
    try DeepThread.run(levels: tree.depth) { try pass.run(BenchmarkScene.canvas) }
    return sink.chunks
  }

  private final class KeepingSink: TraceSink {
    var chunks: [EventChunk] = []

    func exchange(_ chunk: EventChunk) -> EventChunk {
      chunks.append(chunk)
      return EventChunk(capacity: chunk.calls.count)
    }
  }

  /// A layout of a new tree, until the file is whole if there is one.
  fileprivate static func layout(_ scene: BenchmarkScene, _ recorder: TraceRecorder?) throws -> () throws -> Void {
    let tree = try scene.build(), log = recorder.map { EventLog(sink: $0) }
    let pass = LayoutPass(tree: tree, options: .init(verifiesCache: false), log: log)
    return {
      try DeepThread.run(levels: tree.depth) { try pass.run(BenchmarkScene.canvas) }
      try recorder?.finish()
    }
  }
}

/// Prints how large a process gets, in bytes, that lays a scene out, or records it.
struct PeakBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "peak", abstract: "Prints how large a process gets that lays a scene out.", shouldDisplay: false)
  @Argument var name: String
  @Argument(help: "The trace; without one nothing is recorded.") var path: String?

  func run() throws {
    let scene = try Benchmarks.scene(name), recorder = try path.map { try TraceRecorder(path: $0) }
    try recorder?.begin(RecordingRecord(meta: [], sceneName: name, sceneJSON: "", vocabulary: PrimitiveRegistry.vocabulary))
    try RecordBenchmark.layout(scene, recorder)()
    print(Self.largest())
  }

  /// Bytes the process had in memory at most; 0 where the system does not say so in a file. (`getrusage` counts what the parent had.)
  private static func largest() -> Int {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
    let words = lines.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
    return (words?.dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}
