import Platform

/// Keeps other recorders from opening a file in a folder, as long as it lives.
final class FolderLock {
  private let descriptor: Int32

  /// Waits a moment, which is enough: whoever holds it is only opening. A folder that cannot be locked is no reason not to record.
  init(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    for _ in 0..<200 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { break }
      usleep(5000)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
