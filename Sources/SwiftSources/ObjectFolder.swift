import JSON
import Platform

/// Where a target is compiled: what its files came to stays there, so that after an edit the compiler compiles what the edit changes and no more.
///
/// There is one for each target and set of arguments. It belongs to one recording at a time: another one that begins meanwhile compiles everything in the
/// folder of its own.
final class ObjectFolder {
  private let folder: URL
  private let lock: Int32

  /// - Parameters:
  ///   - arguments: what else the compiled files depend on.
  ///   - own: a folder that no other recording has.
  init(_ cache: URL, _ files: SourceFiles, _ arguments: [String], besides own: URL) throws {
    var hash = StableHash()
    for text in [files.module] + arguments + files.sources.map(\.path) { hash.combine(text) }
    let shared = cache.appendingPathComponent("objects/\(hash.text)")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    lock = open(shared.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    folder = lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0 ? shared : own
  }

  deinit { if lock >= 0 { close(lock) } }

  /// The path of a source, or of a copy where it is rewritten to compile.
  func path(of source: SwiftSource) throws -> String {
    // In a folder of its own, so that two files of one name stay two.
    source.isRewritten ? try write("\(Self.name(of: source.path))/\(source.fileName)", source.rewritten)[0] : source.path
  }

  /// Writes a file, if it is not there as it is.
  ///
  /// - Returns: its path, alone in a list.
  func write(_ name: String, _ text: String) throws -> [String] {
    let file = folder.appendingPathComponent(name)
    if let known = FileManager.default.contents(atPath: file.path), known == Data(text.utf8) { return [file.path] }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return [file.path]
  }

  /// What the last compilation here learned; nil where there was none.
  var learned: LearnedParts? {
    get { FileManager.default.contents(atPath: learnedPath).flatMap { try? JSONDecoder().decode(LearnedParts.self, from: $0) } }
    set {
      // One that is not written is learned again.
      if let newValue, let data = try? JSONEncoder().encode(newValue) { try? data.write(to: URL(fileURLWithPath: learnedPath), options: .atomic) }
    }
  }
  private var learnedPath: String { folder.appendingPathComponent("learned.json").path }

  /// Has everything compiled again: the compiler does not see which files used what is gone, where it was given them together with one that failed.
  func forgetObjects() { try? FileManager.default.removeItem(at: folder.appendingPathComponent("target.priors")) }

  /// Removes the object of a file that has changed since it was made.
  private func removeObject(olderThan path: String) throws {
    let object = folder.appendingPathComponent(Self.name(of: path) + ".o").path
    func date(_ path: String) throws -> Date? { try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
    guard let made = try date(object), let changed = try date(path), changed >= made else { return }
    try FileManager.default.removeItem(atPath: object)
  }

  /// What has the compiler keep what files come to, and use it.
  func arguments(for paths: [String]) throws -> [String] {
    func file(_ name: String) -> JSONValue { .string(folder.appendingPathComponent(name).path) }
    let own = paths.map { path in
      (path, JSONValue.object([("object", file(Self.name(of: path) + ".o")), ("swift-dependencies", file(Self.name(of: path) + ".swiftdeps"))]))
    }
    // The compiler counts a file as compiled that was given to it together with one that failed.
    for path in paths { try? removeObject(olderThan: path) }
    let map = try write("files.json", JSONValue.object([("", .object([("swift-dependencies", file("target.swiftdeps"))]))] + own).text)[0]
    return ["-incremental", "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", map]
  }

  private static func name(of path: String) -> String { StableHash.text(of: path) }
}
