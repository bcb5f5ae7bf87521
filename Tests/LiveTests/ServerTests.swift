import Foundation
import Testing

@testable import Live

/// A server on a port of its own, asked over sockets.
@Suite struct ServerTests {
  private final class Running: @unchecked Sendable {
    let server: LoopbackServer
    private let lock = NSLock()
    private var isEnded = false
    private var lines: [String] = []

    init(_ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) throws {
      var patience = LoopbackServer.Patience()
      patience.request = 400
      let box = Box()
      server = try LoopbackServer(port: 0, token: "right", patience: patience, log: { line in box.running?.note(line) }, respond: respond)
      box.running = self
      Thread.detachNewThread { [self] in server.run { lock.withLock { isEnded } } }
    }

    private final class Box: @unchecked Sendable { weak var running: Running? }

    func note(_ line: String) { lock.withLock { lines.append(line) } }
    var log: [String] { lock.withLock { lines } }
    func end() { lock.withLock { isEnded = true } }

    /// All that is answered to bytes.
    func ask(_ request: [UInt8]) -> String {
      guard let socket = Socket.connected(to: server.access.port) else { return "no connection" }
      defer { socket.close() }
      _ = socket.write(request, within: 2000)
      var answer: [UInt8] = []
      while let more = socket.read(within: 5000), !more.isEmpty { answer += more }
      return String(decoding: answer, as: UTF8.self)
    }

    var host: String { "Host: 127.0.0.1:\(server.access.port)" }
    var state: [UInt8] { bytes("GET /state HTTP/1.1", [host, "X-Layouttrace-Token: right"]) }
  }

  @Test func `attacks are answered and logged, and who may ask is answered after them`() throws {
    let running = try Running { .failure(200, $0.path) }
    defer { running.end() }
    let attacks: [(request: [UInt8], status: Int)] = [
      (bytes("GET / HTTP/1.1", ["Host: evil.example"]), 421), (bytes("GET /state HTTP/1.1", [running.host]), 403),
      (bytes("GET / HTTP/1.1", [running.host, "Origin: https://evil.example"]), 403), (bytes("nonsense"), 400),
      (bytes("POST /save HTTP/1.1", ["Content-Length: 5000000"]), 413), (Array(repeating: 0x41, count: 100_000), 431),
      // It never comes to its end.
      (Array("GET / HTTP/1.1\r\nHost: ".utf8), 408), (bytes("POST /save HTTP/1.1", ["Content-Length: 10"], body: "short"), 408),
    ]
    for (request, status) in attacks {
      #expect(running.ask(request).hasPrefix("HTTP/1.1 \(status) "), "\(status)")
      #expect(running.log.last?.hasPrefix("refused \(status)") == true, "\(running.log)")
    }
    #expect(running.log.count == attacks.count)
    #expect(running.ask(running.state).hasSuffix("\r\n\r\n{\"error\":\"/state\"}"))
  }

  @Test func `connections that ask nothing keep nobody out for long`() throws {
    let running = try Running { .failure(200, $0.path) }
    defer { running.end() }
    let idle = (0..<80).compactMap { _ in Socket.connected(to: running.server.access.port) }
    #expect(idle.count == 80)
    // They are given up after their time.
    let end = Date(timeIntervalSinceNow: 20)
    while !running.ask(running.state).contains("200 OK"), Date() < end { Thread.sleep(forTimeInterval: 0.1) }
    #expect(running.ask(running.state).contains("200 OK"))
    for socket in idle { socket.close() }
    #expect(running.log.contains("refused 503: too many connections are open"))
  }

  @Test func `a stream ends where its reader goes`() throws {
    let announcements = Announcements(), ended = DispatchSemaphore(value: 0)
    let running = try Running { _ in
      guard case .stream(let body) = announcements.events(every: 0.05).body else { return .failure(500, "") }
      return .events { write in
        body(write)
        ended.signal()
      }
    }
    defer { running.end() }
    let socket = try #require(Socket.connected(to: running.server.access.port))
    _ = socket.write(running.state, within: 2000)
    var heard = ""
    while !heard.contains("event: hello"), let more = socket.read(within: 5000), !more.isEmpty { heard += String(decoding: more, as: UTF8.self) }
    announcements.announce()
    while !heard.contains("event: changed"), let more = socket.read(within: 5000), !more.isEmpty { heard += String(decoding: more, as: UTF8.self) }
    #expect(heard.contains("Content-Type: text/event-stream") && heard.contains("event: changed\ndata: {}\n\n"))
    socket.close()
    #expect(ended.wait(timeout: .now() + 10) == .success)
  }

  @Test func `a port that is taken is an error that says so`() throws {
    let running = try Running { .failure(200, $0.path) }
    defer { running.end() }
    let port = running.server.access.port
    #expect { try LoopbackServer(port: port, log: { _ in }, respond: { .failure(200, $0.path) }) } throws: { "\($0)".contains("port \(port)") }
  }
}

extension Socket {
  /// A client's.
  fileprivate static func connected(to port: UInt16) -> Socket? {
    #if canImport(Darwin)
      let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    if result == 0 { return Socket(descriptor: descriptor) }
    Foundation.close(descriptor)
    return nil
  }
}
