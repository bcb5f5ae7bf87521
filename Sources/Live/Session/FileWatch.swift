import Platform

/// Looks at files three times a second, and says when one became another. Polling sees what editors do (a new file in the old one's place) on every system.
package final class FileWatch: @unchecked Sendable {
  private let paths: () -> [String]
  private var known: [Stamp]
  private let lock = Lock()
  private var ticker: Ticker?
  package static let interval = 0.3

  /// What a file is known by without being read.
  private struct Stamp: Equatable {
    var inode: UInt64 = 0
    var size: Int64 = -1
    var seconds = 0
    var nanoseconds = 0

    init(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      (inode, size) = (UInt64(status.st_ino), Int64(status.st_size))
      #if canImport(Darwin)
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }

  /// - Parameter paths: asked anew each time: files may come and go.
  package init(_ paths: @escaping () -> [String]) {
    self.paths = paths
    known = paths().map(Stamp.init)
  }

  /// Whether a file is another one than when this was asked last.
  package func hasChanged() -> Bool {
    let now = paths().map(Stamp.init)
    return lock.withLock {
      defer { known = now }
      return now != known
    }
  }

  /// Waits until a file is another one, or until `isOver`.
  package func waitForChange(orUntil isOver: () -> Bool) {
    while !isOver(), !hasChanged() { BackgroundThread.sleep(seconds: Self.interval) }
  }

  /// Calls from a thread of its own, after each change, until it is stopped.
  package func start(_ changed: @escaping @Sendable () -> Void) {
    ticker = Ticker(every: Self.interval) { [self] in
      if hasChanged() { changed() }
    }
  }

  package func stop() { ticker?.stop() }
}
