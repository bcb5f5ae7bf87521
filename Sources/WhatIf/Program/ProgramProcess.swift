import Platform

/// A process of a person's program that answers over a socket, its standard input.
final class ProgramProcess {
  /// Milliseconds within which it answers.
  static let patience: Int32 = 10_000

  let channel: MessageChannel
  private let child: pid_t

  /// - Throws: `RunningProgram.Failure`.
  init(_ path: String, _ order: String) throws(RunningProgram.Failure) {
    guard let ends = MessageChannel.pair() else { throw .ended }
    var process = ChildProcess(path, [order])
    (process.input, process.output, process.error) = (.descriptor(ends.other), .null, .null)
    channel = MessageChannel(ends.own, patience: Self.patience)
    let started = try? process.start()
    close(ends.other)
    guard let started else { throw .ended }
    child = started
  }

  deinit {
    // Its end of the socket is closed, by which it knows; one that is busy with itself does not.
    kill(child, SIGKILL)
    _ = ChildProcess.wait(child)
  }
}
