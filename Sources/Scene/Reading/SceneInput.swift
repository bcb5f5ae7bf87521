import JSON
import Platform

/// The bytes of a scene, from a file or from standard input (`-`).
package struct SceneInput: Sendable {
  /// The path as given; `<stdin>` for standard input.
  package let file: String
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) { (self.file, self.bytes) = (file, bytes) }

  /// Reads a file, a pipe or standard input. The size is checked before anything is read; of a pipe no more than the limit is read.
  package init(reading path: String, limit: Int = JSONReader.limit) throws(SceneError) {
    let file = path == "-" ? "<stdin>" : path
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SceneError(.cannotOpen(Self.reason(errno)), file: file) }
    defer { if path != "-" { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SceneError(.cannotOpen(Self.reason(errno)), file: file) }
    if status.st_mode & S_IFMT == S_IFDIR { throw SceneError(.directory, file: file) }
    if Int(status.st_size) > limit { throw SceneError(.tooLarge(limit: limit), file: file) }
    let bytes = try Self.read(descriptor, expecting: Int(status.st_size), limit: limit, file: file)
    if bytes.allSatisfy(JSONScanner.isSpace) { throw SceneError(.empty, file: file) }
    self.init(file: file, bytes: bytes)
  }

  private static func read(_ descriptor: Int32, expecting size: Int, limit: Int, file: String) throws(SceneError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = max(size + 1, 1 << 16)
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = bytes.withUnsafeMutableBytes { buffer in
        retrying { Platform.read(descriptor, buffer.baseAddress.map { $0 + old }, room) }
      }
      guard count >= 0 else { throw SceneError(.cannotOpen(reason(errno)), file: file) }
      bytes.removeLast(room - count)
      if bytes.count > limit { throw SceneError(.tooLarge(limit: limit), file: file) }
      if count == 0 { return bytes }
      room = max(1 << 16, min(bytes.count, 1 << 24))
    }
  }

  /// Repeats a system call that a signal interrupted.
  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private static func reason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
