/// JSON with its keys in the order they are given.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// On one line. Infinity is `"infinity"`, NaN null: JSON has neither.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// A list with an item a line, so that line-wise tools can pick one.
  package static func lines(_ items: [JSONValue]) -> String {
    var list = JSONLines()
    return list.text(items) + list.end()
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += "\(bool)"
    case .integer(let integer): text += "\(integer)"
    case .number(let number): Self.write(number, to: &text)
    case .string(let string): Self.write(string, to: &text)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  package static func write(_ number: Double, to text: inout String) {
    if number.isNaN {
      text += "null"
    } else if number.isInfinite {
      text += number < 0 ? "\"-infinity\"" : "\"infinity\""
    } else if let integer = Int64(exactly: number), integer.magnitude < 1 << 53 {
      text += "\(integer)"
    } else {
      text += "\(number)"
    }
  }

  package static func write(_ string: String, to text: inout String) {
    text += "\""
    // With C2, D8 and E2 begin, among others, the characters that are not seen; `##[` is a command to a CI service.
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x23 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2 }) {
      text += string + "\""
      return
    }
    // A scalar that is appended to a String copies all of it.
    var bytes: [UInt8] = [], last: Unicode.Scalar?
    bytes.reserveCapacity(string.utf8.count + string.utf8.count / 4 + 1)
    for scalar in string.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "#" where last == "#": bytes += "\\u0023".utf8
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case _ where scalar < " " || (0x7F...0x9F).contains(scalar.value) || scalar.isDirecting:
        bytes += "\\u".utf8
        bytes += String(0x10000 + scalar.value, radix: 16).dropFirst().utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    text += String(decoding: bytes, as: UTF8.self) + "\""
  }
}

extension JSONValue {
  /// nil is null.
  package init(_ number: Double?) { self = number.map(Self.number) ?? .null }
  /// nil is null.
  package init(_ string: String?) { self = string.map(Self.string) ?? .null }
  /// nil is null.
  package init(_ integer: (some BinaryInteger)?) { self = integer.map { .integer(Int64(clamping: $0)) } ?? .null }
}

/// A list with an item a line, as its items come.
package struct JSONLines {
  private var isEmpty = true

  package init() {}

  package mutating func text(_ items: [JSONValue]) -> String {
    if items.isEmpty { return "" }
    defer { isEmpty = false }
    return (isEmpty ? "[\n" : ",\n") + items.map(\.text).joined(separator: ",\n")
  }

  package func end() -> String { isEmpty ? "[]\n" : "\n]\n" }
}
