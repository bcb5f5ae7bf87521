import Platform
import TraceStore

/// A folder for recordings that are looked at once. It goes with them, also where the process ends in the middle of one (`removeAll`).
package final class TemporaryFolder {
  private let url: URL
  private static let lock = Lock()
  nonisolated(unsafe) private static var open: Set<URL> = []

  /// - Throws: `TraceError` if there is no room.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("layouttrace-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw TraceError.cannotOpen(path: url.path, reason: error.systemReason)
    }
    _ = Self.lock.withLock { Self.open.insert(url) }
  }

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
