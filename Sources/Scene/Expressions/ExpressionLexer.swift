/// The words of an expression.
struct ExpressionLexer {
  enum Token: Hashable {
    case number(Double)
    case text(String)
    case name(String)
    /// An operator or bracket.
    case symbol(String)
    case end
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The token that comes next and where it starts.
  private(set) var token: Token = .end
  private(set) var offset = 0

  init(_ source: String) throws(ExpressionError) {
    scalars = Array(source.unicodeScalars)
    try advance()
  }

  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDContinue }

  /// The next token as a message shows it; nil at the end.
  var found: String? { offset < scalars.count ? String(String.UnicodeScalarView(scalars[offset..<position].prefix(40))) : nil }

  mutating func advance() throws(ExpressionError) {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    offset = position
    guard position < scalars.count else {
      token = .end
      return
    }
    let first = scalars[position]
    switch first {
    case "0"..."9": token = .number(try number())
    case "'", "\"": token = .text(try text(quote: first))
    case _ where Self.isNameStart(first):
      position = scalars[position...].firstIndex { !Self.isNamePart($0) } ?? scalars.count
      token = .name(String(String.UnicodeScalarView(scalars[offset..<position])))
    default: token = .symbol(try symbol(first))
    }
  }

  private mutating func number() throws(ExpressionError) -> Double {
    func isDigit(_ index: Int) -> Bool { index < scalars.count && "0"..."9" ~= scalars[index] }
    func skipDigits() { while isDigit(position) { position += 1 } }
    skipDigits()
    if position < scalars.count, scalars[position] == ".", isDigit(position + 1) {
      position += 1
      skipDigits()
    }
    if position < scalars.count, scalars[position] == "e" || scalars[position] == "E" {
      let sign = position + 1 < scalars.count && (scalars[position + 1] == "-" || scalars[position + 1] == "+") ? 1 : 0
      if isDigit(position + 1 + sign) {
        position += 1 + sign
        skipDigits()
      }
    }
    let isEnd = position == scalars.count || !Self.isNamePart(scalars[position]) && scalars[position] != "."
    let text = String(String.UnicodeScalarView(scalars[offset..<position]))
    guard isEnd, let value = Double(text), value.isFinite else {
      let end = scalars[position...].firstIndex { !Self.isNamePart($0) && $0 != "." } ?? scalars.count
      throw ExpressionError(offset: offset, problem: .number(String(String.UnicodeScalarView(scalars[offset..<end].prefix(40)))))
    }
    return value
  }

  /// Between quotes there are no escapes: a text that holds one kind of quote is written in the other.
  private mutating func text(quote: Unicode.Scalar) throws(ExpressionError) -> String {
    guard let end = scalars[(position + 1)...].firstIndex(of: quote) else { throw ExpressionError(offset: offset, problem: .unclosedText) }
    let text = String(String.UnicodeScalarView(scalars[position + 1..<end]))
    position = end + 1
    return text
  }

  private mutating func symbol(_ first: Unicode.Scalar) throws(ExpressionError) -> String {
    if position + 1 < scalars.count {
      let pair = String(first) + String(scalars[position + 1])
      if ["==", "!=", "<=", ">=", "&&", "||", "??"].contains(pair) {
        position += 2
        return pair
      }
    }
    position += 1
    switch first {
    case "+", "-", "*", "/", "<", ">", "!", "?", ":", "(", ")", "[", "]", ",", ".": return String(first)
    case "=", "&", "|": throw ExpressionError(offset: offset, problem: .singleCharacterOperator(String(first)))
    default: throw ExpressionError(offset: offset, problem: .unknownCharacter(String(first)))
    }
  }
}
