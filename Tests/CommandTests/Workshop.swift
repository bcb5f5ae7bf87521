import CSQLite
import Foundation
import TestSupport
import Testing

/// A folder of its own with a few files to work on, in which `layouttrace` runs as a person would run it.
final class Workshop {
  private let own: TestFolder
  var folder: URL { own.url }

  init() throws {
    own = try TestFolder()
    try FileManager.default.createDirectory(at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    try write(Self.scene, to: "scene.json")
    try write("{\"version\": 1, \"view\": {\"type\": \"Texd\"}}", to: "bad.json")
    try write("", to: "empty.json")
    try write("shopping list\n", to: "notes.txt")
    try write(Self.endless, to: "endless.json")
  }

  func write(_ text: some CustomStringConvertible, to name: String) throws { try Data(text.description.utf8).write(to: folder.appending(path: name)) }

  /// Files with the folders that they are in.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  func read(_ name: String) -> String { (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "" }

  /// Runs SQL on a file, as what other versions and other programs do to it.
  func change(_ name: String, _ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    try #require(sqlite3_open(folder.appending(path: name).path, &handle) == SQLITE_OK)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
  }

  /// What SQLite says of a file: `ok`.
  func integrity(of name: String = "trace.db") throws -> String? {
    var handle: OpaquePointer?, statement: OpaquePointer?
    defer { sqlite3_close(handle) }
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_open(folder.appending(path: name).path, &handle) == SQLITE_OK)
    try #require(sqlite3_prepare_v2(handle, "PRAGMA integrity_check", -1, &statement, nil) == SQLITE_OK)
    return sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_text(statement, 0).map { String(cString: $0) } : nil
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

  /// Forty stacks in one another, whose layout without a cache nobody lives to see: each asks the next three times. To be recorded with `--cache off`.
  static let endless: String = {
    let stacks = (0..<40).map { #"{"type": "\#($0 % 2 == 0 ? "HStack" : "VStack")", "id": "stack\#($0)", "children": [{"type": "Color"}, "# }
    return #"{"version": 1, "view": \#(stacks.joined()){"type": "Color"}\#(String(repeating: "]}", count: 40))}"#
  }()
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

  /// A line of shell in the folder, where `layouttrace` is the binary. Output goes to files, so that no pipe fills up, answers to `terminal` if there is one.
  func start(_ line: String, environment: [String: String] = [:], terminal: Int32? = nil) throws -> (process: Process, result: () -> Result) {
    let binary = try #require(Self.binary, "build the product layouttrace first")
    let name = UUID().uuidString
    let (output, errors) = (folder.appending(path: "\(name).out"), folder.appending(path: "\(name).err"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A recording without end that outlives a test that was killed ends by itself.
    process.arguments = ["-c", "ulimit -t 600; \(line)"]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = binary.deletingLastPathComponent().path + ":" + variables["PATH", default: "/usr/bin:/bin"]
    // Modules of the system's C are the same in each cache that a test has of its own: to compile them takes most of a second.
    variables["CLANG_MODULE_CACHE_PATH"] = binary.deletingLastPathComponent().appending(path: "ModuleCache").path
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try terminal.map { FileHandle(fileDescriptor: $0) } ?? FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    // Tests that run in the background of a shell ignore SIGINT, those under nohup SIGHUP, and so would what they start.
    for signal in [SIGINT, SIGHUP, SIGTERM] { Foundation.signal(signal, SIG_DFL) }
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

  /// A recording that goes on for ever, with some calls committed.
  func startEndless(_ path: String = "trace.db") throws -> (process: Process, result: () -> Result) {
    // exec: the process is layouttrace itself, so that a signal reaches it.
    let started = try start("exec layouttrace record endless.json --cache off -o \(path)")
    while try calls(in: path) == 0 {
      try #require(started.process.isRunning, "the recording ended")
      Thread.sleep(forTimeInterval: 0.05)
    }
    return started
  }

  /// Calls that a trace has; 0 while there is none.
  func calls(in path: String = "trace.db") throws -> Int {
    let result = try run("layouttrace sql -t \(path) 'SELECT count(*) AS calls FROM call' --csv")
    return result.exitCode == 0 ? result.answer.split(separator: "\n").last.flatMap { Int($0) } ?? 0 : 0
  }

  @discardableResult func run(_ line: String, environment: [String: String] = [:]) throws -> Result { try start(line, environment: environment).result() }

  /// Runs a line that is to end with 0; a failure says what it printed.
  @discardableResult func succeed(_ line: String, environment: [String: String] = [:], at location: SourceLocation = #_sourceLocation) throws -> Result {
    let result = try run(line, environment: environment)
    try #require(result.exitCode == 0, "\(line): \(result)", sourceLocation: location)
    return result
  }

  /// What a terminal of so many columns, without colours, shows of a line's answer.
  func show(_ line: String, columns: UInt16) throws -> Result {
    let (master, slave) = try PseudoTerminal.open(columns: columns)
    defer { close(master) }
    let started: (process: Process, result: () -> Result)
    do {
      defer { close(slave) }
      started = try start(line, environment: ["NO_COLOR": "1", "TERM": "xterm"], terminal: slave)
    }
    var seen = Data(), bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = Foundation.read(master, &bytes, bytes.count), count > 0 { seen += bytes.prefix(count) }
    let result = started.result()
    return Result(exitCode: result.exitCode, answer: String(decoding: seen, as: UTF8.self), messages: result.messages)
  }
}
