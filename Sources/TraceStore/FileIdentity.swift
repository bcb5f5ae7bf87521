import Foundation
import Schema

/// What a file is, judged by its first bytes alone: nothing is opened with SQLite, which would leave traces of its own.
enum FileIdentity: Equatable {
  case empty
  case trace(version: Int32)
  /// `a SQLite database of another program`.
  case other(String)

  /// - Throws: `TraceError.cannotOpen`.
  init(path: String) throws(TraceError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotOpen(path: path, reason: systemError()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .cannotOpen(path: path, reason: "it is a folder")
    default: throw .cannotOpen(path: path, reason: "it is no regular file")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotOpen(path: path, reason: systemError()) }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = read(file, &header, header.count)
    guard count >= 0 else { throw .cannotOpen(path: path, reason: systemError()) }
    self.init(header: header.prefix(count))
  }

  /// - Parameter header: the first 100 bytes, fewer if the file is shorter (SQLite's file format, section 1.3).
  private init(header: ArraySlice<UInt8>) {
    func number(at offset: Int) -> Int32 { header[offset..<offset + 4].reduce(0) { $0 << 8 | Int32($1) } }
    if header.isEmpty {
      self = .empty
    } else if header.count < 100 || !header.starts(with: "SQLite format 3\0".utf8) {
      self = .other("no SQLite database")
    } else if number(at: 68) != Schema.applicationID {
      self = .other("a SQLite database of another program")
    } else {
      self = .trace(version: number(at: 60))
    }
  }
}

/// The words of `errno`.
func systemError() -> String { String(cString: strerror(errno)) }

extension Trace {
  /// Whether the file's first bytes are a trace's, of any version.
  package static func isTrace(_ path: String) -> Bool {
    if case .trace? = try? FileIdentity(path: path) { true } else { false }
  }
}
