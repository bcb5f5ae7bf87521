import LayoutModel
import Platform

/// A process of a person's program that answers over a socket, its standard input.
final class ProgramProcess {
  /// Milliseconds within which it answers.
  static let patience: Int32 = 10_000

  let channel: MessageChannel
  private let child: pid_t
  /// For each play; on macOS there are none.
  private let makesCopies: Bool

  /// - Throws: `RunningProgram.Failure`.
  init(_ path: String, _ order: ProgramOrder) throws(RunningProgram.Failure) {
    guard let argument = try? order.argument else { throw .ended }
    #if canImport(Darwin)
      makesCopies = false
    #else
      makesCopies = order.isPlayed == true
    #endif
    guard let ends = MessageChannel.pair() else { throw .ended }
    var process = ChildProcess(path, [argument])
    // Names are looked up once for all copies.
    if makesCopies { process.environment = ["LD_BIND_NOW": "1"] }
    (process.input, process.output, process.error) = (.descriptor(ends.other), .null, .null)
    channel = MessageChannel(ends.own, patience: Self.patience)
    let started = try? process.start()
    close(ends.other)
    guard let started else { throw .ended }
    child = started
  }

  /// Ends a play that is at rest, so that the next one can begin: with a copy of the program, which is loaded already.
  ///
  /// - Returns: whether it can.
  func endPlay() -> Bool {
    guard makesCopies, (try? channel.send(["end"])) != nil, let message = try? channel.receive() else { return false }
    return message.words == ["ended"]
  }

  deinit {
    // One that is busy with itself does not notice that the socket is closed. One that makes copies of itself does, and ends a busy one.
    if !makesCopies { kill(child, SIGKILL) }
    channel.end()
    _ = ChildProcess.wait(child)
  }
}
