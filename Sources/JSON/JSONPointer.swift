/// An RFC 6901 pointer, `/view/children/0`: built when it is needed. Stored for every value, the pointers of a deep scene would take quadratic space.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  package enum Token: Hashable, Sendable {
    case key(String)
    case index(Int)
  }
  /// From the root on.
  package var tokens: [Token]

  package init(_ tokens: [Token] = []) { self.tokens = tokens }

  package var description: String {
    tokens.map { token in
      switch token {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + Self.escape(key)
      }
    }.joined()
  }

  /// The words between the slashes of a written pointer; nil if it is none (it starts with no slash, or holds `~` otherwise than in `~0` and `~1`).
  package static func words(_ text: String) -> [String]? {
    if text.isEmpty { return [] }
    guard text.hasPrefix("/") else { return nil }
    var words: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      var word = ""
      var rest = part[...]
      while let tilde = rest.firstIndex(of: "~") {
        word += rest[..<tilde]
        rest = rest[rest.index(after: tilde)...]
        switch rest.popFirst() {
        case "0": word += "~"
        case "1": word += "/"
        default: return nil
        }
      }
      words.append(word + rest)
    }
    return words
  }

  package static func escape(_ key: String) -> String {
    key.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
      ? String(key.flatMap { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }) : key
  }
}

extension JSONDocument {
  /// The pointer of a value (of a key: its value's), found through the parents. Takes time in the number of siblings before it, so it is for messages.
  package func pointer(_ value: Value) -> JSONPointer {
    var tokens: [JSONPointer.Token] = []
    var value = value
    while let parent = parent(value) {
      if kind(parent) == .array {
        tokens.append(.index(elements(parent).prefix { $0 != value }.count))
      } else if let key = keys(parent).first(where: { $0 == value || $0 + 1 == value }) {
        tokens.append(.key(string(key) ?? ""))
      }
      value = parent
    }
    return JSONPointer(tokens.reversed())
  }

  /// The value a written pointer leads to; nil if there is none.
  package func value(at pointer: String) -> Value? {
    guard let words = JSONPointer.words(pointer) else { return nil }
    var value = Self.root
    for word in words {
      switch kind(value) {
      case .object:
        guard let next = member(value, word) else { return nil }
        value = next
      case .array:
        // RFC 6901: digits without leading zeros.
        guard let index = Int(word), index >= 0, String(index) == word else { return nil }
        guard let next = elements(value).dropFirst(index).first(where: { _ in true }) else { return nil }
        value = next
      default: return nil
      }
    }
    return value
  }
}
