import LayoutEngine
import Platform
import Rendering

/// Standard output and error, without the traps of FileHandle and without buffers to forget.
enum StandardStreams {
  /// Opens what the caller left closed, so that no file of ours gets its number. Writing there still fails.
  static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// All of a file, or of standard input for '-'.
  static func text(of path: String) throws(CommandError) -> String {
    if path == "-" { return try input() }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let text = String(validating: data, as: UTF8.self) else { throw CommandError.cannotRead(path: path, reason: "it is not UTF-8") }
      return text
    } catch let error as CommandError {
      throw error
    } catch {
      throw .cannotRead(path: path, reason: FileManager.default.fileExists(atPath: path) ? "it may not be read, or is a folder" : "no such file")
    }
  }

  /// All of standard input.
  static func input() throws(CommandError) -> String {
    guard let bytes = FileBytes.rest(of: STDIN_FILENO) else { throw .cannotReadInput(String(cString: strerror(errno))) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes an answer that a person reads, or JSON, unless layouts were stopped of which it is made. On a terminal its lines are broken between words, if `wraps`.
  static func answer(_ text: String, wraps: Bool = true) throws(CommandError) {
    if let budget = LayoutBudget.current {
      WorkWatch.checkBeforeAnswer(budget)
      if let excess = budget.excess { throw .overBudget(excess) }
    }
    WorkWatch.end()
    let terminal = Terminal.answers, shown = text.shown(on: terminal).withoutCommands, isJSON = text.hasPrefix("{") || text.hasPrefix("[")
    let wrapped = isJSON || !wraps ? shown : terminal.width.map { shown.wrapped(toColumns: $0) } ?? shown
    if let error = write(wrapped, to: STDOUT_FILENO) { throw .cannotAnswer(error) }
  }

  /// Writes an answer that a program reads, as it is; on a terminal a person reads it, too.
  static func data(_ text: String) throws(CommandError) {
    if let error = write(isatty(STDOUT_FILENO) == 1 ? text.shown(on: .answers) : text, to: STDOUT_FILENO) { throw .cannotAnswer(error) }
  }

  /// Writes to standard error, without a line's end.
  static func note(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// Writes a line to standard error. That it cannot be written cannot be told anybody.
  static func message(_ text: String) { message(lines: text.printable) }

  /// Writes several lines to standard error, the breaks between which are none of a scene's or an argument's.
  static func message(lines: String) { _ = write(lines.shown(on: .plain).withoutCommands + "\n", to: STDERR_FILENO) }

  /// - Returns: the `errno` of a failure.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Platform.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
