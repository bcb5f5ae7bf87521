import Platform
import Rendering
import TraceStore

/// Shows on a terminal how far a recording is that takes longer than a second; nowhere else.
///
/// A thread of its own looks at the counts now and then, so that recording is no slower for being watched.
final class RecordingProgress: @unchecked Sendable {
  private let sink: CountingSink
  private let path: String
  private let condition = Condition()
  private var hasEnded = false
  /// Columns of what the terminal shows.
  private var shown = 0

  /// Whether a line stands on the terminal: a process that ends at once leaves it there.
  nonisolated(unsafe) static var isShown = false

  /// Nil where standard error is no terminal.
  init?(of sink: CountingSink, path: String) {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    (self.sink, self.path) = (sink, path)
    BackgroundThread.start { self.watch() }
  }

  private func watch() {
    let start = ContinuousClock.now
    // Rows and when, of the last two seconds.
    var samples: [(rows: Int, time: ContinuousClock.Instant)] = []
    condition.lock()
    defer { condition.unlock() }
    while !hasEnded {
      _ = condition.wait(seconds: 0.2)
      let now = ContinuousClock.now
      samples.append((sink.rows, now))
      if samples.count > 10 { samples.removeFirst() }
      if hasEnded || start.duration(to: now) < .seconds(1) { continue }
      show(rate(samples))
    }
  }

  private func rate(_ samples: [(rows: Int, time: ContinuousClock.Instant)]) -> Double? {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return nil }
    return Double(last.rows - first.rows) / (first.time.duration(to: last.time) / .seconds(1))
  }

  private func show(_ rate: Double?) {
    let line = ProgressLine(path: path, calls: sink.calls, rowsPerSecond: rate, bytes: bytes, isFinishing: sink.isFinishing)
    // The last column stays free: a character there takes some terminals to the next line.
    let text = line.text(width: max(0, (Terminal(descriptor: STDERR_FILENO).width ?? 80) - 1))
    Self.isShown = true
    StandardStreams.note("\r" + text.padded(toColumns: shown))
    shown = text.columns
  }

  private var bytes: Int {
    ["", "-wal"].reduce(0) { sum, suffix in
      var status = stat()
      return sum + (stat(path + suffix, &status) == 0 ? Int(status.st_size) : 0)
    }
  }

  /// Takes the line away; what is written next starts where it stood.
  func end() {
    condition.lock()
    defer { condition.unlock() }
    if hasEnded { return }
    hasEnded = true
    condition.broadcast()
    // Blanks, which every terminal understands. What Ctrl-C was echoed as is under them.
    if shown > 0 { StandardStreams.note("\r" + String(repeating: " ", count: shown + 2) + "\r") }
    Self.isShown = false
  }
}
