import Platform

/// The file that is edited: read, and written only as long as it is what was read.
package final class SceneFile: @unchecked Sendable {
  package let path: String
  private let lock = Lock()
  private static let limit = 1 << 20

  package init(_ path: String) { self.path = path }

  package var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// What is in it.
  ///
  /// - Throws: `LiveError.request` in words: it is gone, no UTF-8, or too large to be sent back.
  package func read() throws(LiveError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw .request("\(name) cannot be opened") }
    guard let text = String(validating: data, as: UTF8.self) else { throw .request("\(name) is not UTF-8") }
    guard data.count <= Self.limit else { throw .request("\(name) has more than \(Self.limit >> 20) MiB: too much to be edited in a page") }
    return text
  }

  /// Writes a text beside it and puts that in its place: who reads it at any time reads the whole of one or the other. A link stays one, and who may read it may.
  ///
  /// - Parameter known: what the writer knows the file to hold.
  package func write(_ text: String, over known: String) throws(LiveError) {
    lock.lock()
    defer { lock.unlock() }
    guard try read() == known else { throw .changed }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let beside = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      guard FileManager.default.isWritableFile(atPath: file.path) else { throw POSIXError(.EACCES) }
      try Data(text.utf8).write(to: beside)
      if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: beside.path) }
      guard rename(beside.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw .cannotSave(error.systemReason)
    }
  }
}
