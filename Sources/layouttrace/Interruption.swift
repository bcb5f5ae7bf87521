import Platform

/// The first Ctrl-C, SIGTERM or SIGHUP, which a recording ends itself on; a second one ends the process.
enum Interruption {
  /// The signal that came; 0 if none did. Written by the handler alone.
  nonisolated(unsafe) private(set) static var signal: Int32 = 0

  /// From now on.
  static func watch() {
    SignalledEnd.unblock([SIGINT, SIGTERM, SIGHUP])
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What the caller had ignored (nohup) stays ignored.
      let before = Platform.signal(number, SIG_IGN)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      Platform.signal(number) { number in
        if Interruption.signal != 0 {
          // The shell's prompt is not for the line of the progress.
          if RecordingProgress.isShown { _ = write(STDERR_FILENO, "\n", 1) }
          Platform.signal(number, SIG_DFL)
          raise(number)
        }
        Interruption.signal = number
      }
    }
  }
}
