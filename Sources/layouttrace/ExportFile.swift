import Platform
import Rendering
import TraceStore

/// Where an export goes: to standard output, or into a file that appears when all of it is written.
///
/// What has the name already stays unless it is to be replaced, and a trace stays even then.
final class ExportFile {
  private let path: String?
  /// Symbolic links resolved: the link stays a link.
  private let resolved: String
  private let replaces: Bool
  private var descriptor = STDOUT_FILENO
  /// The unfinished file, beside the one it will be.
  private var unfinished: String?
  private var buffer = ""

  /// - Parameter path: nil for standard output.
  init(_ path: String?, replaces: Bool) throws {
    (self.path, self.replaces) = (path, replaces)
    guard let path else {
      resolved = ""
      return
    }
    try Self.check(path, replaces: replaces)
    let real = realpath(path, nil)
    resolved = real.map { String(cString: $0) } ?? path
    free(real)
    Interruption.watch()
    let name = resolved + ".unfinished-\(getpid())"
    descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw ExportError.cannotOpen(path, reason: String(cString: strerror(errno))) }
    unfinished = name
  }

  deinit {
    guard let unfinished else { return }
    close(descriptor)
    unlink(unfinished)
  }

  /// Whether the export may have this name.
  static func check(_ path: String, replaces: Bool) throws(ExportError) {
    if path.isEmpty { throw .cannotOpen("''", reason: "a file needs a name") }
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard stat(path, &status) == 0 else { throw .cannotOpen(path, reason: "it is a symbolic link to nothing") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .cannotOpen(path, reason: "it is no file; without -o the answer goes to standard output") }
    guard replaces else { throw .exists(path) }
    if Trace.isTrace(path) { throw .isTrace(path) }
  }

  /// With the folders around it.
  static func makeFolder(_ path: String) throws(ExportError) {
    if path.isEmpty { throw .cannotOpen("''", reason: "a folder needs a name") }
    var isFolder = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if !isFolder { throw .cannotOpen(path, reason: "it is no folder") }
      return
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotOpen(path, reason: "the folder cannot be made: \(error.systemReason)")
    }
  }

  func write(_ text: String) throws {
    buffer += text
    if buffer.utf8.count >= 1 << 18 { try flush() }
  }

  private func flush() throws {
    if Interruption.signal != 0 { throw ExportError.interrupted(Interruption.signal, path ?? "") }
    defer { buffer.removeAll(keepingCapacity: true) }
    guard let error = StandardStreams.write(isatty(descriptor) == 1 ? buffer.shown(on: .answers) : buffer, to: descriptor) else { return }
    if let path { throw ExportError.cannotWrite(path, reason: String(cString: strerror(error))) }
    throw CommandError.cannotAnswer(error)
  }

  /// Gives the file its name.
  func finish() throws {
    try flush()
    guard let path, let unfinished else { return }
    // The name is taken with an empty file of ours first, so that what came there meanwhile is not replaced.
    let reserved = replaces ? -1 : open(resolved, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if !replaces, reserved < 0 { throw ExportError.exists(path) }
    if reserved >= 0 { close(reserved) }
    guard close(descriptor) == 0, rename(unfinished, resolved) == 0 else {
      let reason = String(cString: strerror(errno))
      if reserved >= 0 { unlink(resolved) }
      unlink(unfinished)
      self.unfinished = nil
      throw ExportError.cannotWrite(path, reason: reason)
    }
    self.unfinished = nil
  }
}

/// Why there is no exported file.
enum ExportError: ExitingError {
  case exists(String)
  /// It is there, and nothing replaces it.
  case kept(String)
  case isTrace(String)
  case cannotOpen(String, reason: String)
  case cannotWrite(String, reason: String)
  case interrupted(Int32, String)

  var exitCode: Int32 {
    switch self {
    case .exists, .kept, .isTrace, .cannotOpen: 66
    case .cannotWrite: 74
    case .interrupted(let signal, _): 128 + signal
    }
  }

  var description: String {
    switch self {
    case .exists(let path): "\(path) exists and is left untouched; give another name, or replace it with --force"
    case .kept(let path): "\(path) exists and is left untouched; give another name"
    case .isTrace(let path): "\(path) is a trace, and no export replaces one; give another name"
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .cannotWrite(let path, let reason): "writing \(path) failed: \(reason)"
    case .interrupted(_, let path): "interrupted" + (path.isEmpty ? "" : ": \(path) was not written")
    }
  }
}
