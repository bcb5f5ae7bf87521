import TestSupport
import Testing

@testable import Live

@Suite struct RequestTests {
  @Test func `a request is read when all of it is there, and not before`() throws {
    let whole = bytes("POST /layout HTTP/1.1", ["Host: localhost:80", "Content-Length: 5"], body: "{\"a\"}")
    for count in 0..<whole.count { #expect(try HTTPRequest.read(Array(whole.prefix(count))) == nil, "\(count) bytes") }
    let request = try LiveTests.whole(whole)
    #expect(request.method == .post && request.path == "/layout" && request.body == Array("{\"a\"}".utf8))
    #expect(request.headers == ["host": "localhost:80", "content-length": "5"])
  }

  static let broken: [(request: [UInt8], status: Int)] = [
    (bytes("GET / HTTP/1.0"), 505), (bytes("GET / HTTP/2"), 505), (bytes("GET /"), 400), (bytes("GET  / HTTP/1.1"), 400), (bytes("hello"), 400),
    (bytes("GET http://127.0.0.1/ HTTP/1.1"), 400), (bytes("PUT / HTTP/1.1"), 405), (bytes("OPTIONS * HTTP/1.1"), 405), (bytes("GET * HTTP/1.1"), 400),
    (bytes("get / HTTP/1.1"), 405),
    (bytes("GET / HTTP/1.1", ["no colon"]), 400), (bytes("GET / HTTP/1.1", [": no name"]), 400), (bytes("GET / HTTP/1.1", ["Host : a"]), 400),
    (bytes("GET / HTTP/1.1", ["A: 1", " folded"]), 400), (bytes("GET / HTTP/1.1", ["Host: a", "host: b"]), 400),
    (bytes("GET / HTTP/1.1", ["A: \u{1}"]), 400), (bytes("GET / HTTP/1.1", ["A: é"]), 400), (bytes("GET / HTTP/1.1\nHost: a"), 400),
    (bytes("GET / HTTP/1.1", ["A: b\rC: d"]), 400), (bytes("POST / HTTP/1.1"), 411), (bytes("POST / HTTP/1.1", ["Content-Length: -1"]), 400),
    (bytes("POST / HTTP/1.1", ["Content-Length: 1, 1"]), 400), (bytes("POST / HTTP/1.1", ["Content-Length: 0x1"]), 400),
    (bytes("POST / HTTP/1.1", ["Content-Length: "]), 400), (bytes("POST / HTTP/1.1", ["Content-Length: 99999999999999999999999999"]), 413),
    (bytes("POST / HTTP/1.1", ["Content-Length: 4194305"]), 413), (bytes("POST / HTTP/1.1", ["Transfer-Encoding: chunked"]), 501),
    (bytes("POST / HTTP/1.1", ["Content-Length: 1"], body: "ab"), 400), (bytes("GET / HTTP/1.1", body: "a"), 400),
    (bytes("GET / HTTP/1.1", (0...64).map { "A\($0): 1" }), 431), (bytes("GET / HTTP/1.1", ["A: " + String(repeating: "a", count: 8192)]), 431),
    (Array(repeating: 0x41, count: 8192), 431),
  ]

  @Test(arguments: broken.indices) func `a request that is none is told why`(_ index: Int) {
    let (request, status) = Self.broken[index]
    #expect { try HTTPRequest.read(request) } throws: { ($0 as? HTTPFault)?.status == status }
  }

  /// Of bytes that were changed, cut, doubled and mixed.
  @Test func `a hundred thousand inputs end in a request or a fault, and none without the token is let in`() throws {
    var random = SeededGenerator(state: 28)
    let access = Access(port: 80, token: "0123456789abcdef"), token = "X-Layouttrace-Token: 0123456789abcdeX"
    let good = [
      bytes("POST /layout HTTP/1.1", ["Host: 127.0.0.1:80", token, "Content-Type: application/json", "Content-Length: 4"], body: "{\"\"}"),
      bytes("GET /state HTTP/1.1", ["Host: localhost:80", token, "Origin: http://localhost:80"]), bytes("GET / HTTP/1.1", ["Host: 127.0.0.1:80"]),
    ]
    let seeds = Array(repeating: good, count: 10).joined() + Self.broken.map(\.request).filter { $0.count < 300 }
    let pieces = [
      "\r\n", "\r", "\n", "\0", ":", " ", "HTTP/1.1", "Content-Length: 9", "Host: 127.0.0.1:80", "\r\n\r\n", "/", "é", "Transfer-Encoding: x", "%00",
    ]
    var counts = (requests: 0, faults: 0, unfinished: 0)
    for _ in 0..<100_000 {
      var input = seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = input.isEmpty ? 0 : Int.random(in: 0..<input.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where !input.isEmpty: input[at] = UInt8.random(in: .min ... .max, using: &random)
        case 1 where !input.isEmpty: input.remove(at: at)
        case 2: input.removeLast(input.count - at)
        case 3: input.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: at)
        case 4: input.insert(contentsOf: input[at...].prefix(20), at: at)
        default: input += seeds.randomElement(using: &random) ?? []
        }
      }
      do throws(HTTPFault) {
        guard let request = try HTTPRequest.read(input) else {
          counts.unfinished += 1
          continue
        }
        counts.requests += 1
        if access.refusal(request) == nil { #expect(request.method == .get && request.path == "/") }
      } catch {
        counts.faults += 1
        #expect((400...599).contains(error.status))
      }
    }
    #expect(counts.requests > 1000 && counts.faults > 1000 && counts.unfinished > 1000, "\(counts)")
  }
}
