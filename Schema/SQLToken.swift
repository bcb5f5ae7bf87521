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
    var tokens: [(token: SQLToken, range: Range<String.Index>)] = []
    var rest = sql[...]
    var blankLine = false
    while let first = rest.first {
      let start = rest.startIndex
      if first.isWhitespace {
        let space = rest.prefix { $0.isWhitespace }
        blankLine = space.filter(\.isNewline).count > 1
        rest = rest[space.endIndex...]
        continue
      }
      if rest.hasPrefix("/*") {
        let end = rest.dropFirst(2).firstRange(of: "*/")?.upperBound ?? rest.endIndex
        rest = rest[end...]
        continue
      }
      let token: SQLToken
      if rest.hasPrefix("--") {
        let line = rest.prefix { !$0.isNewline }
        rest = rest[line.endIndex...]
        let text = line.dropFirst(2).drop { $0 == " " }
        if case .comment(let before)? = tokens.last?.token, !blankLine, let from = tokens.popLast()?.range.lowerBound {
          tokens.append((.comment(before + " " + text), from..<line.endIndex))
        } else {
          tokens.append((.comment(String(text)), start..<line.endIndex))
        }
        continue
      } else if isWord(first) {
        let word = rest.prefix(while: isWord)
        rest = rest[word.endIndex...]
        token = .word(String(word))
      } else if first == "'" || first == "\"" {
        let body = rest.dropFirst().prefix { $0 != first }
        rest = rest[body.endIndex...].dropFirst()
        token = .quoted(String(sql[start..<rest.startIndex]))
      } else {
        rest = rest.dropFirst()
        token = .symbol(first)
      }
      blankLine = false
      tokens.append((token, start..<rest.startIndex))
    }
    return tokens
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
}
