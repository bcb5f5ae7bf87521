import ArgumentParser
import BenchmarkScenes
import Foundation
import LayoutEngine
import LayoutModel

/// Layout of a fresh tree, with recording off and with events thrown away chunk by chunk.
struct LayoutBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "layout", abstract: "Lays scenes out, with recording off and in memory.")
  @Argument var names = BenchmarkScene.names
  @Option var rounds = 9
  @Option(help: "What Scripts/yoga.sh built, to be measured beside.") var yoga: String?

  func run() throws {
    print(
      "scene             nodes     calls      hits  visits    off  ns/node  recorded  ratio  bytes/node" + (yoga == nil ? "" : "     Yoga  to Yoga  recorded"))
    for name in names {
      let scene = try Benchmarks.scene(name), counts = try Counts(scene)
      var measurements = [
        Measurement("off") { try layOut(scene, sink: nil) },
        Measurement("in memory") { try layOut(scene, sink: DroppingSink()) },
      ]
      if let yoga { measurements.append(Measurement("Yoga") { try layOut(scene, by: yoga) }) }
      try Measurement.interleaved(&measurements, rounds: rounds)
      let beside = measurements.dropFirst(2).first.map { $0.median * 1e9 / Double(counts.nodes) }
      let (off, recorded) = (measurements[0].median * 1e9 / Double(counts.nodes), measurements[1].median * 1e9 / Double(counts.nodes))
      // In a process of its own: this one has memory left from the scenes before.
      let memory = Double(try Benchmarks.run(CommandLine.arguments[0], ["memory", name])) ?? .nan
      print(
        name.padding(toLength: 14, withPad: " ", startingAt: 0)
          + String(
            format: "%9d %9d %9d %7.1f %6.1f %8.0f %9.0f %6.2f %11.0f", counts.nodes, counts.calls, counts.hits, counts.visits, counts.visitsUnrecorded, off,
            recorded, recorded / off,
            memory / Double(counts.nodes))
          + (beside.map { String(format: "%9.0f %8.2f %9.2f", $0, off / $0, recorded / $0) } ?? ""))
    }
  }

  /// Yoga's seconds for the same tree, in a process of its own.
  private func layOut(_ scene: BenchmarkScene, by program: String) throws -> Double {
    try Benchmarks.inFolder {
      let file = $0.appending(path: "tree").path
      try scene.letters().write(toFile: file, atomically: false, encoding: .utf8)
      guard let seconds = try Benchmarks.run(program, [file]).split(separator: " ").first.flatMap({ Double($0) }) else {
        throw ValidationError("\(program) printed no seconds.")
      }
      return seconds
    }
  }

  private func layOut(_ scene: BenchmarkScene, sink: (any TraceSink)?) throws -> Double {
    let tree = try scene.build()
    let log = sink.map { EventLog(sink: $0) }
    let pass = LayoutPass(tree: tree, options: .init(verifiesCache: false), log: log)
    return try DeepThread.run(levels: tree.depth) { try Measurement.seconds { try pass.run(BenchmarkScene.canvas) } }
  }

  private final class DroppingSink: TraceSink {
    func exchange(_ chunk: EventChunk) -> EventChunk { chunk }
  }
}

/// What a tree and one layout of it take.
struct MemoryBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory", abstract: "Prints by how many bytes building and laying out a scene made the process grow.", shouldDisplay: false)
  @Argument var name: String

  func run() throws {
    let scene = try Benchmarks.scene(name), nodes = Int(try scene.build().count)
    // A process has memory of its own: what a small scene takes shows in many of them.
    let copies = max(1, 200_000 / nodes)
    var trees: [LayoutTree] = []
    let before = Self.resident()
    for _ in 0..<copies {
      let tree = try scene.build()
      try DeepThread.run(levels: tree.depth) { try LayoutPass(tree: tree, options: .init(verifiesCache: false)).run(BenchmarkScene.canvas) }
      trees.append(tree)
    }
    print(withExtendedLifetime(trees) { (Self.resident() - before) / copies })
  }

  /// Bytes of the process in memory; 0 where the system does not say so in a file.
  private static func resident() -> Int {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (words?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
