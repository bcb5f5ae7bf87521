import ArgumentParser
import BenchmarkScenes
import Foundation

@main struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layouttrace-bench", abstract: "Measures layout and recording; Benchmarks/README.md says what and how.",
    subcommands: [
      LayoutBenchmark.self, DirtyBenchmark.self, LiveBenchmark.self, WriterBenchmark.self, RecordBenchmark.self, SceneFile.self, MemoryBenchmark.self,
      PeakBenchmark.self, Heartbeat.self,
    ])

  static func scene(_ name: String) throws -> BenchmarkScene {
    guard let scene = BenchmarkScene(name) else {
      throw ValidationError("There is no scene '\(name)'; known are \(BenchmarkScene.names.joined(separator: ", ")), and others of these forms.")
    }
    return scene
  }

  /// A folder of its own for the files of a measurement.
  static func inFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Runs a program and gives what it prints.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ValidationError("\(program) ended with \(process.terminationStatus).") }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A scene as JSON.
struct SceneFile: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "scene", abstract: "Prints a scene for 'layouttrace record'.")
  @Argument var name: String

  func run() throws { print(try Benchmarks.scene(name).json(), terminator: "") }
}
