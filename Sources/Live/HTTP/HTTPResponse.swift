import JSON
import Rendering

/// What is answered to a request. No answer is kept by anybody, or shown in a page of another origin.
package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Written piece by piece, until that fails or it ends.
    case stream(@Sendable (_ write: (String) -> Bool) -> Void)
  }

  package let status: Int
  package let type: String
  package let body: Body
  package var policy: String?

  private init(_ status: Int, _ type: String, _ body: Body) { (self.status, self.type, self.body) = (status, type, body) }

  package static func html(_ text: String, policy: String) -> HTTPResponse {
    var response = HTTPResponse(200, "text/html; charset=utf-8", .bytes(Array(text.utf8)))
    response.policy = policy
    return response
  }

  package static func json(_ json: JSONValue, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, "application/json", .bytes(Array(json.text.utf8)))
  }

  package static func failure(_ status: Int, _ words: String) -> HTTPResponse { json(.object([("error", .string(words))]), status: status) }

  /// Server-sent events.
  package static func events(_ body: @escaping @Sendable (_ write: (String) -> Bool) -> Void) -> HTTPResponse {
    HTTPResponse(200, "text/event-stream", .stream(body))
  }

  /// All that stands before the body. A connection is for one request.
  package var head: String {
    var lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Refused")", "Content-Type: \(type)", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin", "Referrer-Policy: no-referrer", "X-Frame-Options: DENY",
      "Connection: close",
    ]
    if case .bytes(let bytes) = body { lines.append("Content-Length: \(bytes.count)") }
    if let policy { lines.append("Content-Security-Policy: \(policy)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
    411: "Length Required", 413: "Content Too Large", 415: "Unsupported Media Type", 421: "Misdirected Request", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}
