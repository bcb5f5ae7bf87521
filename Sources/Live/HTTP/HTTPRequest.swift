import Platform

/// A request of HTTP/1.1 as far as the live page makes them: a method, a path, headers and a body whose length is told.
package struct HTTPRequest: Sendable, Equatable {
  package enum Method: String, Sendable { case get = "GET", post = "POST" }

  package let method: Method
  /// Without a query: none of ours has one.
  package let path: String
  /// By their names in small letters.
  package let headers: [String: String]
  package let body: [UInt8]

  /// Bytes of all that stands before the body, and of the body.
  package static let (headLimit, bodyLimit) = (8_192, 4 << 20)
  private static let headerLimit = 64

  /// The request that `bytes` are.
  ///
  /// - Returns: nil where more bytes are to come.
  /// - Throws: `HTTPFault` as soon as it can be none, however many are to come.
  package static func read(_ bytes: [UInt8]) throws(HTTPFault) -> HTTPRequest? {
    guard let end = endOfHead(bytes) else {
      if bytes.count >= headLimit { throw .headTooLarge }
      return nil
    }
    guard bytes[..<end].allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else { throw .malformed("its head is no plain text") }
    let lines = try lines(bytes[..<end])
    let (method, path) = try start(lines[0])
    let headers = try headers(lines.dropFirst())
    if headers["transfer-encoding"] != nil { throw .encoded }
    let length = try length(headers["content-length"], method)
    let start = end + 4
    if bytes.count - start > length { throw .malformed("more follows than it says") }
    return bytes.count - start < length ? nil : HTTPRequest(method: method, path: path, headers: headers, body: Array(bytes[start...]))
  }

  /// Where the empty line begins.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let last = min(bytes.count, headLimit) - 4
    if last < 0 { return nil }
    return (0...last).first { bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10 }
  }

  /// Ended by CR and LF, neither of which stands alone.
  private static func lines(_ head: ArraySlice<UInt8>) throws(HTTPFault) -> [String] {
    try head.split(separator: 13, omittingEmptySubsequences: false).enumerated().map { index, line throws(HTTPFault) in
      if index > 0, line.first != 10 { throw .malformed("a line does not end in CR and LF") }
      let rest = index > 0 ? line.dropFirst() : line
      if rest.contains(10) { throw .malformed("a line does not end in CR and LF") }
      return String(decoding: rest, as: UTF8.self)
    }
  }

  private static func start(_ line: String) throws(HTTPFault) -> (Method, String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .malformed("its first line is not METHOD PATH HTTP/1.1") }
    guard words[2] == "HTTP/1.1" else {
      throw words[2].hasPrefix("HTTP/") ? .version : .malformed("its first line is not METHOD PATH HTTP/1.1")
    }
    guard let method = Method(rawValue: String(words[0])) else { throw .method }
    guard words[1].first == "/", !words[1].contains("\t") else { throw .malformed("its path does not begin with /") }
    return (method, String(words[1]))
  }

  private static func headers(_ lines: ArraySlice<String>) throws(HTTPFault) -> [String: String] {
    if lines.count > headerLimit { throw .headTooLarge }
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, line[..<colon].allSatisfy(isNameCharacter) else {
        throw .malformed("a header is not NAME: VALUE")
      }
      let name = line[..<colon].lowercased(), value = line[line.index(after: colon)...]
      // Of two, one reader believes the first and another one the last.
      guard headers[name] == nil else { throw .malformed("the header \(name) stands twice") }
      headers[name] = String(value.trimmed)
    }
    return headers
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_!#$%&'*+.^`|~".contains(character))
  }

  private static func length(_ text: String?, _ method: Method) throws(HTTPFault) -> Int {
    guard let text else {
      if method == .post { throw .noLength }
      return 0
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed("its Content-Length is no number") }
    guard text.utf8.count <= 9, let length = Int(text), length <= bodyLimit else { throw .bodyTooLarge }
    return length
  }
}

/// Why bytes are no request that is answered.
package enum HTTPFault: Error, Equatable, Sendable {
  case malformed(String)
  case method, version, encoded, noLength, headTooLarge, bodyTooLarge, slow, tooMany

  package var status: Int {
    switch self {
    case .malformed: 400
    case .method: 405
    case .slow: 408
    case .noLength: 411
    case .bodyTooLarge: 413
    case .headTooLarge: 431
    case .encoded: 501
    case .tooMany: 503
    case .version: 505
    }
  }

  package var words: String {
    switch self {
    case .malformed(let what): "the request is broken: \(what)"
    case .method: "only GET and POST are answered"
    case .slow: "the request did not come to its end in time"
    case .noLength: "a POST says its Content-Length"
    case .bodyTooLarge: "a body may have \(HTTPRequest.bodyLimit >> 20) MiB"
    case .headTooLarge: "a head may have \(HTTPRequest.headLimit) bytes and 64 headers"
    case .encoded: "a body is sent as it is, without Transfer-Encoding"
    case .tooMany: "too many connections are open"
    case .version: "HTTP/1.1 is spoken here"
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}
