/// A folder for files that are looked at once. It goes with them, also where the process ends in the middle of one (`removeAll`).
package final class TemporaryFolder: Sendable {
  private let url: URL
  private static let lock = Lock()
  nonisolated(unsafe) private static var open: Set<URL> = []

  /// A folder that could not be made: no room, or no right to.
  package struct Failure: Error, CustomStringConvertible {
    package let path: String
    package let reason: String
    package var description: String { "cannot make the folder \(path): \(reason)" }
  }

  package init() throws(Failure) {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("layouttrace-\(UUID().uuidString)")
    // Before there is anything to remove.
    SignalledEnd.watchOnce()
    Self.lock.lock()
    defer { Self.lock.unlock() }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure(path: url.path, reason: error.systemReason)
    }
    Self.open.insert(url)
  }

  package var path: String { url.path }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  package func remove() {
    _ = Self.lock.withLock { Self.open.remove(url) }
    try? FileManager.default.removeItem(at: url)
  }

  /// Removes those that are in use, before the process ends.
  package static func removeAll() {
    for url in lock.withLock({ open }) { try? FileManager.default.removeItem(at: url) }
  }

  /// Removes them in the middle of what other threads do: who makes or removes one from now on waits for the end of the process.
  static func removeAllForGood() {
    lock.lock()
    for url in open {
      // A file that another thread makes in it meanwhile keeps the folder.
      for _ in 0..<8 where FileManager.default.fileExists(atPath: url.path) { try? FileManager.default.removeItem(at: url) }
    }
  }
}
