import Testing

@testable import Live

@Suite struct AccessTests {
  private static let access = Access(port: 4321, token: "right")

  private func answer(_ start: String, _ headers: [String], body: String = "") throws -> Int? {
    let length = start.hasPrefix("POST") ? ["Content-Length: \(body.utf8.count)"] : []
    return Self.access.refusal(try whole(bytes(start, headers + length, body: body)))?.status
  }

  private static let host = "Host: 127.0.0.1:4321", token = "X-Layouttrace-Token: right", json = "Content-Type: application/json"

  static let cases: [(start: String, headers: [String], status: Int?)] = [
    ("GET / HTTP/1.1", [host], nil), ("GET /state HTTP/1.1", [host, token], nil), ("GET /state HTTP/1.1", ["Host: localhost:4321", token], nil),
    ("POST /layout HTTP/1.1", [host, token, json], nil), ("POST /layout HTTP/1.1", [host, token, json, "Origin: http://127.0.0.1:4321"], nil),
    // Somebody's name that leads here, another port, no name.
    ("GET / HTTP/1.1", ["Host: evil.example"], 421), ("GET /state HTTP/1.1", ["Host: evil.example:4321", token], 421), ("GET / HTTP/1.1", [], 421),
    ("GET / HTTP/1.1", ["Host: 127.0.0.1"], 421), ("GET / HTTP/1.1", ["Host: 127.0.0.1:80"], 421),
    ("GET / HTTP/1.1", ["Host: 127.0.0.1:4321.evil.example"], 421),
    // Another page of the same browser.
    ("POST /save HTTP/1.1", [host, token, json, "Origin: https://evil.example"], 403), ("GET / HTTP/1.1", [host, "Origin: null"], 403),
    ("POST /save HTTP/1.1", [host, token, json, "Origin: https://127.0.0.1:4321"], 403), ("GET / HTTP/1.1", [host, "Sec-Fetch-Site: cross-site"], 403),
    ("GET / HTTP/1.1", [host, "Sec-Fetch-Site: none"], nil), ("GET /state HTTP/1.1", [host, token, "Sec-Fetch-Site: same-site"], 403),
    // Another process of the machine.
    ("GET /state HTTP/1.1", [host], 403), ("GET /state HTTP/1.1", [host, "X-Layouttrace-Token: righ"], 403),
    ("GET /state HTTP/1.1", [host, "X-Layouttrace-Token: wrong"], 403), ("GET /events HTTP/1.1", [host], 403), ("GET /?right HTTP/1.1", [host], 403),
    ("POST / HTTP/1.1", [host], 403),
    // A form, which a browser sends without asking.
    ("POST /save HTTP/1.1", [host, token, "Content-Type: text/plain"], 415), ("POST /save HTTP/1.1", [host, token], 415),
  ]

  @Test(arguments: cases.indices) func `who may not ask is refused`(_ index: Int) throws {
    let (start, headers, status) = Self.cases[index]
    #expect(try answer(start, headers) == status, "\(start) \(headers)")
  }

  @Test func `a token has 192 bits and is another one each time`() {
    let tokens = (0..<100).map { _ in Access(port: 1).token }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 48 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func `no answer may be kept, or read by a page of another origin`() {
    let head = HTTPResponse.failure(404, "x").head
    for line in ["Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin", "Connection: close"] {
      #expect(head.contains("\r\n\(line)\r\n"))
    }
    #expect(!head.lowercased().contains("access-control"))
    #expect(HTTPResponse.html("", policy: "frame-ancestors 'none'").head.contains("Content-Security-Policy: frame-ancestors 'none'"))
  }
}
