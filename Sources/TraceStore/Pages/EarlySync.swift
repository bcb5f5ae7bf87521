import Platform

/// Has the machine write pages to its disk while others are made, on a thread of its own: what is left to wait for at the end is the last of them.
///
/// The -wal has to be on the disk before it is emptied into the database.
final class EarlySync: @unchecked Sendable {
  private let files: [DatabaseFile]
  private let condition = Condition()
  /// Bytes since the last one.
  private var bytes = 0
  private var isRunning = false
  /// A disk tells of a failure once, and then of none.
  private var failure: SQLiteFailure?

  /// As much as a disk writes in some hundredths of a second.
  private static let interval = 32 << 20

  init(_ files: [DatabaseFile]) { self.files = files }

  /// So many bytes more were written.
  func add(_ count: Int) {
    bytes += count
    guard bytes >= Self.interval else { return }
    bytes = 0
    condition.lock()
    let starts = !isRunning && failure == nil
    if starts { isRunning = true }
    condition.unlock()
    if starts, !BackgroundThread.start({ self.run() }) { ended(nil) }
  }

  private func run() {
    do throws(SQLiteFailure) {
      for file in files { try file.synchronize() }
      ended(nil)
    } catch {
      ended(error)
    }
  }

  private func ended(_ failure: SQLiteFailure?) {
    condition.lock()
    (isRunning, self.failure) = (false, self.failure ?? failure)
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for one that runs. No thread uses the file from then on but the one that writes it.
  ///
  /// - Throws: what one of them came to.
  func wait() throws(SQLiteFailure) {
    condition.lock()
    while isRunning { condition.wait() }
    let failure = failure
    condition.unlock()
    if let failure { throw failure }
  }
}
