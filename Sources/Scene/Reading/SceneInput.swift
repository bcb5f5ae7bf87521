import JSON
import Platform

/// The bytes of a scene, from a file or from standard input (`-`).
package struct SceneInput: Sendable {
  /// The path as given; `<stdin>` for standard input.
  package let file: String
  package let bytes: [UInt8]
  /// Of the views of a program, what only that can run.
  package let code: (any SceneCode)?

  package init(file: String, bytes: [UInt8], code: (any SceneCode)? = nil) { (self.file, self.bytes, self.code) = (file, bytes, code) }

  /// Reads a file, a pipe or standard input. The size is checked before anything is read; of a pipe no more than the limit is read.
  package init(reading path: String, limit: Int = JSONReader.limit) throws(SceneError) {
    let file = path == "-" ? "<stdin>" : path
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SceneError(.cannotOpen(SystemReason.text(errno)), file: file) }
    defer { if path != "-" { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SceneError(.cannotOpen(SystemReason.text(errno)), file: file) }
    if status.st_mode & S_IFMT == S_IFDIR { throw SceneError(.directory, file: file) }
    if Int(status.st_size) > limit { throw SceneError(.tooLarge(limit: limit), file: file) }
    guard let bytes = FileBytes.rest(of: descriptor, expecting: Int(status.st_size), limit: limit) else {
      throw SceneError(.cannotOpen(SystemReason.text(errno)), file: file)
    }
    if bytes.count > limit { throw SceneError(.tooLarge(limit: limit), file: file) }
    if bytes.allSatisfy(JSONScanner.isSpace) { throw SceneError(.empty, file: file) }
    self.init(file: file, bytes: bytes)
  }
}
