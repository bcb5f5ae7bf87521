/// The end of the process by Ctrl-C, SIGTERM or SIGHUP, where nobody else takes these: temporary folders go first.
package enum SignalledEnd {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// A pipe, into which a signal's number is written: a handler may do no more.
  nonisolated(unsafe) private static var ends: (read: Int32, write: Int32) = (-1, -1)

  /// Whoever started us from a thread that takes no signals has handed that on.
  package static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// From the first time on.
  static func watchOnce() { _ = watching }

  private static let watching: Void = {
    var pipe: [Int32] = [-1, -1]
    guard Platform.pipe(&pipe) == 0 else { return }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ends = (pipe[0], pipe[1])
    guard BackgroundThread.start({ wait() }) else { return }
    unblock(signals)
    for number in signals {
      let before = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(ends.write, &byte, 1)
      }
      // What has a handler, and what the caller had ignored (nohup), stays so.
      if unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_DFL, to: Int.self) { signal(number, before) }
    }
  }()

  private static func wait() {
    var byte: UInt8 = 0
    while true {
      let count = read(ends.read, &byte, 1)
      if count == 1 { break }
      if count == 0 || errno != EINTR { return }
    }
    TemporaryFolder.removeAllForGood()
    signal(Int32(byte), SIG_DFL)
    kill(getpid(), Int32(byte))
  }
}
