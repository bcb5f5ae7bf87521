import Platform

/// Answers requests on 127.0.0.1, each on a thread of its own.
package final class LoopbackServer: Sendable {
  /// Milliseconds for a request to come in whole, and for a piece of an answer to be taken.
  package struct Patience: Sendable {
    package var request: Int32 = 10_000
    package var answer: Int32 = 10_000
    package init() {}
  }

  private let socket: Socket
  private let patience: Patience
  private let respond: @Sendable (HTTPRequest) -> HTTPResponse
  private let log: @Sendable (String) -> Void
  private let connections = Count()
  package let access: Access
  private static let mostConnections = 64

  /// - Parameters:
  ///   - port: 0: one that is free.
  ///   - respond: what is answered to a request that may be made; called on several threads at once.
  ///   - log: is told, in a line each, what was refused.
  /// - Throws: an error that says why the port cannot be had.
  package init(
    port: UInt16, token: String? = nil, patience: Patience = Patience(), log: @escaping @Sendable (String) -> Void,
    respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    socket = try Socket.listening(at: port)
    access = Access(port: socket.port, token: token)
    (self.patience, self.log, self.respond) = (patience, log, respond)
  }

  package var address: String { "http://127.0.0.1:\(access.port)/#\(access.token)" }

  /// Answers until `isEnded`, which is asked five times a second.
  package func run(until isEnded: () -> Bool) {
    while !isEnded() {
      guard let connection = socket.accepted(within: 200) else { continue }
      let isAnswered =
        connections.add(1) <= Self.mostConnections
        && BackgroundThread.start(stack: 8 << 20) { [self] in
          answer(connection)
          connection.close()
          connections.add(-1)
        }
      if !isAnswered {
        refuse(connection, .tooMany)
        connections.add(-1)
      }
    }
    socket.close()
  }

  private func answer(_ connection: Socket) {
    do throws(HTTPFault) {
      guard let request = try read(connection) else { return }
      if let refusal = access.refusal(request) {
        log("refused \(refusal.status): \(request.method.rawValue) \(request.path)")
        send(refusal, to: connection)
      } else {
        send(respond(request), to: connection)
      }
    } catch {
      refuse(connection, error)
    }
  }

  /// - Returns: nil where the other side left before it had asked.
  private func read(_ connection: Socket) throws(HTTPFault) -> HTTPRequest? {
    let end = ContinuousClock.now + .milliseconds(Int(patience.request))
    var bytes: [UInt8] = []
    while true {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0, let more = connection.read(within: Int32(left)) else { throw .slow }
      if more.isEmpty { return nil }
      bytes += more
      if let request = try HTTPRequest.read(bytes) { return request }
    }
  }

  private func refuse(_ connection: Socket, _ fault: HTTPFault) {
    log("refused \(fault.status): \(fault.words)")
    send(.failure(fault.status, fault.words), to: connection)
    if fault == .tooMany { connection.close() } else { drain(connection) }
  }

  /// Takes what still comes for a moment: a connection that is closed with bytes unread loses the answer.
  private func drain(_ connection: Socket) {
    var left = 64
    while left > 0, let more = connection.read(within: 50), !more.isEmpty { left -= 1 }
  }

  private func send(_ response: HTTPResponse, to connection: Socket) {
    guard connection.write(Array(response.head.utf8), within: patience.answer) else { return }
    switch response.body {
    case .bytes(let bytes): _ = connection.write(bytes, within: patience.answer)
    case .stream(let body): body { connection.write(Array($0.utf8), within: patience.answer) }
    }
  }

  /// A number that several threads change.
  private final class Count: @unchecked Sendable {
    private let lock = Lock()
    private var count = 0
    @discardableResult func add(_ number: Int) -> Int {
      lock.withLock {
        count += number
        return count
      }
    }
  }
}
