/// A word or mark of a Swift source, with where it stands. Comments and what is in texts are none.
package struct SwiftToken {
  package enum Kind { case word, mark, text }
  package let kind: Kind
  /// UTF-8 offsets.
  package let range: Range<Int>
  package let text: String
  /// How many `{` are open before it.
  package let depth: Int
}

/// Reads the words of a Swift source: as much of the language as it takes to find declarations.
///
/// Texts are skipped with what is interpolated in them, of however many `#`, on one line or several; so are nested comments. Reading ends at the end of the
/// source, whatever is left open.
package struct SwiftTokens {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  package private(set) var tokens: [SwiftToken] = []

  package init(_ source: String) {
    bytes = Array(source.utf8)
    while index < bytes.count { next() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
  private func starts(_ text: StaticString) -> Bool { text.withUTF8Buffer { $0.indices.allSatisfy { byte($0) == text.utf8Start[$0] } } }

  private mutating func next() {
    let start = index
    if starts("//") {
      while index < bytes.count, byte() != 10 { index += 1 }
    } else if starts("/*") {
      skipComment()
    } else if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "#") && isRawText {
      skipText()
      add(.text, start)
    } else if Self.isWord(byte()) || byte() == UInt8(ascii: "@") || byte() == UInt8(ascii: "#") || byte() == UInt8(ascii: "`") {
      index += 1
      while Self.isWord(byte()) || byte() == UInt8(ascii: "`") { index += 1 }
      add(.word, start)
    } else if [9, 10, 13, 32].contains(byte()) {
      index += 1
    } else {
      if byte() == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      index += 1
      add(.mark, start)
      if bytes[start] == UInt8(ascii: "{") { depth += 1 }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ start: Int) {
    tokens.append(SwiftToken(kind: kind, range: start..<index, text: String(decoding: bytes[start..<index], as: UTF8.self), depth: depth))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if starts("/*") { (open, index) = (open + 1, index + 2) } else if starts("*/") { (open, index) = (open - 1, index + 2) } else { index += 1 }
    } while open > 0 && index < bytes.count
  }

  private var isRawText: Bool {
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"")
  }

  private mutating func skipText() {
    var marks = 0
    while byte() == UInt8(ascii: "#") { (marks, index) = (marks + 1, index + 1) }
    // `#"""#` is a quote alone.
    let quotes = starts("\"\"\"") && !(marks > 0 && byte(3) == UInt8(ascii: "#")) ? 3 : 1
    index += quotes
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"), (0..<marks).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
        index += 1 + marks
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }), (0..<marks).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") }) {
        index += quotes + marks
        return
      } else if quotes == 1, byte() == 10 {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var open = 0
    repeat {
      if byte() == UInt8(ascii: "(") { open += 1 }
      if byte() == UInt8(ascii: ")") { open -= 1 }
      if byte() == UInt8(ascii: "\"") { skipText() } else { index += 1 }
    } while open > 0 && index < bytes.count
  }
}
