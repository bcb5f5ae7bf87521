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
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure(path: url.path, reason: error.systemReason)
    }
    _ = Self.lock.withLock { Self.open.insert(url) }
    SignalledEnd.watchOnce()
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
}
