import Platform
import Schema

/// What a file is, judged by its first bytes alone: nothing is opened with SQLite, which would leave traces of its own.
enum FileIdentity: Equatable {
  case empty
  /// - Parameter isPlain: whether it stands alone by its own header: what it holds is not also in a `-wal`.
  case trace(version: Int32, isPlain: Bool)
  /// `a SQLite database of another program`.
  case other(String)

  /// - Throws: `TraceError.cannotOpen`.
  init(path: String) throws(TraceError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotOpen(path: path, reason: systemError()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .cannotOpen(path: path, reason: "it is a folder")
    default: throw .cannotOpen(path: path, reason: "it is not a regular file")
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
      self = .other("not a SQLite database")
    } else if number(at: 68) != Schema.applicationID {
      self = .other("a SQLite database of another program")
    } else {
      // Section 1.3.3: 1 and 1 for a rollback journal, 2 and 2 for a -wal.
      self = .trace(version: number(at: 60), isPlain: header[18] == 1 && header[19] == 1)
    }
  }
}

extension FileIdentity {
  /// The version of a trace that can be opened with SQLite.
  /// - Throws: `TraceError` for what is no trace, and for a complete one beside a `-wal` that is another file's: SQLite would write that into it.
  static func version(ofTrace path: String) throws(TraceError) -> Int32 {
    switch try FileIdentity(path: path) {
    case .empty: throw .notATrace(path: path, content: "empty")
    case .other(let content): throw .notATrace(path: path, content: content)
    case .trace(let version, let isPlain):
      if isPlain { try refuseStrayWAL(of: path) }
      return version
    }
  }

  /// A recorder gives its file the header of a plain one after the `-wal` is gone, and takes it away before there is one.
  static func refuseStrayWAL(of path: String) throws(TraceError) {
    var status = stat()
    // SQLite looks beside the file itself, not beside a link to it.
    let real = realpath(path, nil)
    defer { free(real) }
    let wal = (real.map { String(cString: $0) } ?? path) + "-wal"
    if stat(wal, &status) == 0, status.st_size > 0 { throw .strayWAL(path: path, wal: wal) }
  }
}

/// The words of `errno`.
func systemError() -> String { String(cString: strerror(errno)) }

extension Trace {
  /// Whether the file's first bytes are a trace's, of any version.
  package static func isTrace(_ path: String) -> Bool {
    if case .trace? = try? FileIdentity(path: path) { true } else { false }
  }

  /// The recording beside a trace that was to replace it and did not end, or did not yet.
  package static func laterRecording(than path: String) -> String? {
    let partial = path + OutputFile.suffix
    var (trace, recording) = (stat(), stat())
    guard stat(path, &trace) == 0, stat(partial, &recording) == 0, isTrace(partial) else { return nil }
    return recording.modified >= trace.modified ? partial : nil
  }
}

extension stat {
  /// When it was last written, in seconds.
  fileprivate var modified: Double {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
