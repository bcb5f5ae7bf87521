import ArgumentParser
import BenchmarkScenes
import Foundation
import LayoutEngine
import LayoutModel
import Schema
import TraceStore

/// Rows of `call` from memory into a file, against the same rows by a prepared INSERT in C.
struct WriterBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "writer", abstract: "Writes calls from memory into a file, beside the floor in C.")
  @Argument var name = "tree-5"
  @Option var rounds = 7
  @Option(help: "The program that writes the same rows in C.") var floor: String

  func run() throws {
    try Benchmarks.inFolder { folder in try measure(in: folder) }
  }

  private func measure(in folder: URL) throws {
    let chunks = try calls(of: Benchmarks.scene(name)), count = chunks.reduce(0) { $0 + $1.callCount }
    func file(_ name: String) -> String { folder.appending(path: name).path }
    try rows(of: chunks).write(to: folder.appending(path: "rows"))
    let ddl = Schema.objects.filter { $0.name == "call" }.map(\.create).joined(separator: ";")
    try ddl.write(toFile: file("ddl"), atomically: true, encoding: .utf8)
    var measurements = [
      Measurement("prepared INSERT in C") { Double(try Benchmarks.run(floor, [file("rows"), file("ddl"), file("floor.db")])) ?? .nan },
      Measurement("recorder, SQL") { try write(chunks, to: file("sql.db"), isPaged: false) },
      Measurement("recorder, pages") { try write(chunks, to: file("trace.db"), isPaged: true) },
    ]
    try Measurement.interleaved(&measurements, rounds: rounds)
    for measurement in measurements {
      let speed = Double(count) / measurement.median / 1e6
      print(String(format: "%-22@ %6.2f M rows/s  %.2f", measurement.name as NSString, speed, measurements[0].median / measurement.median))
    }
    let size = try FileManager.default.attributesOfItem(atPath: file("trace.db"))[.size] as? Int ?? 0
    print(String(format: "%d calls, %.1f bytes each", count, Double(size) / Double(count)))
  }

  /// The calls of a layout, in chunks as a recorder gets them; the calls that were open when their chunk was full stand closed.
  private func calls(of scene: BenchmarkScene) throws -> [EventChunk] {
    let tree = try scene.build(), memory = MemoryTrace()
    let pass = LayoutPass(tree: tree, options: .init(verifiesCache: false), log: EventLog(sink: memory))
    try DeepThread.run(levels: tree.depth) { try pass.run(BenchmarkScene.canvas) }
    return stride(from: 0, to: memory.calls.count, by: 16384).map { start in
      let chunk = EventChunk(), calls = memory.calls[start..<min(start + 16384, memory.calls.count)]
      chunk.reset(firstCall: CallID(start + 1))
      _ = chunk.calls.initialize(from: calls)
      chunk.callCount = calls.count
      return chunk
    }
  }

  /// Seconds on the clock until all rows are committed.
  private func write(_ chunks: [EventChunk], to path: String, isPaged: Bool) throws -> Double {
    try? FileManager.default.removeItem(atPath: path)
    return try RowWriter.writing(to: path, vocabulary: PrimitiveRegistry.vocabulary, isPaged: isPaged) { write in
      try Measurement.wall { for chunk in chunks { try write(chunk) } }
    }
  }

  /// As `floor.c` reads them.
  private func rows(of chunks: [EventChunk]) -> Data {
    var words: [Int64] = []
    for chunk in chunks {
      for (index, event) in chunk.calls.prefix(chunk.callCount).enumerated() {
        var nulls: Int64 = 0
        let start = words.count
        words.append(0)
        func add(id: Int64) { if id == 0 { nulls |= 1 << (words.count - start - 1) }; words.append(id) }
        func add(_ value: Double) { if value.isNaN { nulls |= 1 << (words.count - start - 1) }; words.append(Int64(bitPattern: value.bitPattern)) }
        add(id: chunk.firstCall + Int64(index))
        add(id: event.parent)
        add(id: Int64(event.pass) + 1)
        add(id: Int64(event.node))
        add(id: Int64(event.reason))
        add(event.proposal.rawWidth)
        add(event.proposal.rawHeight)
        add(id: event.last)
        add(event.reply.width)
        add(event.reply.height)
        add(id: Int64(event.widthRule))
        add(id: Int64(event.heightRule))
        add(id: event.widthFrom)
        add(id: event.heightFrom)
        add(id: event.cachedFrom)
        add(id: event.evicted)
        words[start] = nulls
      }
    }
    return words.withUnsafeBytes { Data($0) }
  }
}
