import Foundation
import Synchronization

/// A folder that goes with the test that uses it; one that a static property keeps goes with the process.
package final class TestFolder: Sendable {
  package let url: URL
  private static let open = Mutex<Set<URL>>([])
  private static let isRemovedAtExit = atexit { for url in TestFolder.open.withLock({ $0 }) { try? FileManager.default.removeItem(at: url) } } == 0

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "layouttrace-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    _ = Self.isRemovedAtExit
    _ = Self.open.withLock { $0.insert(url) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    _ = Self.open.withLock { $0.remove(url) }
  }

  package func path(_ name: String) -> String { url.appending(path: name).path }
  package func contents(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }
  package var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }

  /// Writes a file, and the folders that it stands in.
  ///
  /// - Returns: its path.
  @discardableResult package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }
}
