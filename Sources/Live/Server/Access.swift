/// Who may ask: the page that this process gave out, and nobody else on this machine or in its browsers.
///
/// 1. `Host` is this server by its address. A page of somebody's domain that is made to lead here (DNS rebinding) names its own.
/// 2. `Origin`, where a browser sends one, is this server's; so is `Sec-Fetch-Site`.
/// 3. All but the empty page needs the token. It is in the fragment of the address, which no browser sends, and goes along as a header, which no page of another
///    origin may set.
package struct Access: Sendable {
  package let port: UInt16
  package let token: String
  package static let header = "x-layouttrace-token"

  /// - Parameter token: a new one, of 192 random bits, if not given.
  package init(port: UInt16, token: String? = nil) {
    (self.port, self.token) = (port, token ?? (0..<6).map { _ in Self.word(UInt32.random(in: .min ... .max)) }.joined())
  }

  private static func word(_ bits: UInt32) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// - Returns: what is answered instead; nil where it may be answered.
  package func refusal(_ request: HTTPRequest) -> HTTPResponse? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return .failure(421, "this server is 127.0.0.1:\(port) alone") }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin == "http://" + $0 }) {
      return .failure(403, "pages of other origins are not answered")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" { return .failure(403, "pages of other origins are not answered") }
    if request.method == .get, request.path == "/" { return nil }
    guard isToken(request.headers[Self.header] ?? "") else {
      return .failure(403, "the token is missing or another one: open the address that layouttrace printed")
    }
    if request.method == .post, request.headers["content-type"] != "application/json" { return .failure(415, "a body is application/json") }
    return nil
  }

  /// In a time that does not tell how much of it is right.
  private func isToken(_ text: String) -> Bool {
    let (own, other) = (Array(token.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
