/// A piece of SQL text, as far as finding statements, columns and comments needs it.
package enum SQLToken: Equatable, Sendable {
  /// Comment lines without a blank line between them, joined by spaces.
  case comment(String)
  /// A keyword, name or number.
  case word(String)
  /// A quoted string or name, quotes included.
  case quoted(String)
  case symbol(Character)

  /// The tokens of `sql`, each with where it stands. A comment between `/*` and `*/` is none of them.
  package static func scan(_ sql: String) -> [(token: SQLToken, range: Range<String.Index>)] {
    let text = Array(sql.utf8)
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    func end(from start: Int, while isIn: (UInt8) -> Bool) -> Int { text[start...].firstIndex { !isIn($0) } ?? text.endIndex }
    var tokens: [(token: SQLToken, range: Range<Int>)] = []
    var at = 0
    var blankLine = false
    while at < text.endIndex {
      let start = at, first = text[at], second = at + 1 < text.endIndex ? text[at + 1] : 0
      if isSpace(first) {
        at = end(from: at, while: isSpace)
        blankLine = text[start..<at].count { $0 == UInt8(ascii: "\n") } > 1
        continue
      }
      let token: SQLToken
      if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        at += 2
        while at < text.endIndex, text[at] != UInt8(ascii: "/") || text[at - 1] != UInt8(ascii: "*") || at == start + 2 { at += 1 }
        at = min(at + 1, text.endIndex)
        continue
      } else if first == UInt8(ascii: "-"), second == first {
        at = end(from: at) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let words = string(end(from: min(start + 2, at)) { $0 == UInt8(ascii: " ") }..<at)
        if case .comment(let before)? = tokens.last?.token, !blankLine, let from = tokens.popLast()?.range.lowerBound {
          tokens.append((.comment(before + " " + words), from..<at))
        } else {
          tokens.append((.comment(words), start..<at))
        }
        continue
      } else if isWord(first) {
        at = end(from: at, while: isWord)
        token = .word(string(start..<at))
      } else if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
        at = min(end(from: at + 1) { $0 != first } + 1, text.endIndex)
        token = .quoted(string(start..<at))
      } else {
        at += 1
        token = .symbol(Character(UnicodeScalar(first)))
      }
      blankLine = false
      tokens.append((token, start..<at))
    }
    let places = sql.utf8
    return tokens.map {
      ($0.token, places.index(places.startIndex, offsetBy: $0.range.lowerBound)..<places.index(places.startIndex, offsetBy: $0.range.upperBound))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

  /// As in SQLite, whatever is not ASCII belongs to a name.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
