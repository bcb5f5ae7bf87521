import CSQLite
import Foundation
import Testing

/// A folder of its own with a few files to work on, in which `layouttrace` runs as a person would run it.
final class Workshop {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "layouttrace-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    try write(Self.scene, to: "scene.json")
    try write("{\"version\": 1, \"view\": {\"type\": \"Texd\"}}", to: "bad.json")
    try write("", to: "empty.json")
    try write("shopping list\n", to: "notes.txt")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

  func read(_ name: String) -> String { (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "" }

  /// Runs SQL on a file, as what other versions and other programs do to it.
  func change(_ name: String, _ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    try #require(sqlite3_open(folder.appending(path: name).path, &handle) == SQLITE_OK)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
  }

  /// Two texts in 240 points: the stamp comes first.
  static let scene = """
    {
      "version": 1,
      "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
      "view": {"type": "HStack", "id": "row", "children": [
        {"type": "Text", "string": "Quarterly revenue report", "id": "title"},
        {"type": "Text", "string": "Updated just now!", "id": "stamp", "modifiers": [{"type": "layoutPriority", "value": 1}]}
      ]},
      "passes": [{"name": "only", "proposal": {"width": 240, "height": 60}}]
    }
    """

  /// Rows enough for a recording to take a while.
  static func long(rows: Int) -> String {
    """
    {"version": 1, "view": {"type": "VStack", "id": "list", "children": [{"type": "ForEach", "count": \(rows), "children": [
      {"type": "HStack", "children": [{"type": "Text", "string": "Label of this row"}, {"type": "Spacer"}, {"type": "Text", "string": "value"}]}]}]}}
    """
  }
}

extension Workshop {
  struct Result {
    let exitCode: Int32
    let answer: String
    let messages: String
  }

  /// The binary, which stands beside the test bundle.
  static let binary: URL? = {
    let folders = (Bundle.allBundles + [Bundle.main]).flatMap { bundle in
      [bundle.bundleURL, bundle.executableURL].compactMap { $0?.deletingLastPathComponent() }
    }
    return folders.map { $0.appending(path: "layouttrace") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// A line of shell in the folder, where `layouttrace` is the binary. Output goes to files, so that no pipe fills up.
  func start(_ line: String, environment: [String: String] = [:]) throws -> (process: Process, result: () -> Result) {
    let binary = try #require(Self.binary, "build the product layouttrace first")
    let name = UUID().uuidString
    let (output, errors) = (folder.appending(path: "\(name).out"), folder.appending(path: "\(name).err"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = binary.deletingLastPathComponent().path + ":" + variables["PATH", default: "/usr/bin:/bin"]
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return (
      process,
      {
        process.waitUntilExit()
        func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
        // A shell says 128 + n for what signal n ended; without a command after it, it becomes the binary.
        let code = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
        return Result(exitCode: code, answer: text(output), messages: text(errors))
      }
    )
  }

  @discardableResult func run(_ line: String, environment: [String: String] = [:]) throws -> Result { try start(line, environment: environment).result() }
}
