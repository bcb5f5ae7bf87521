/// A value in a scene: a literal (`8`, `"size.width"`, `true`, `["vertical"]`, `["width": 40]`), `.infinity`, `.null` or a number that was worked out.
package indirect enum Value: Sendable {
  package typealias Member = (String, Value)

  case null
  case bool(Bool)
  /// As it is written in JSON.
  case literal(String)
  case string(String)
  case array([Value])
  case object([Member])

  package static let infinity = Value.string("infinity")
  package static func number(_ value: Int) -> Value { .literal("\(value)") }
  package static func number(_ value: Double) -> Value { Int(exactly: value).map { .literal("\($0)") } ?? .literal("\(value)") }
  package static func view(_ view: View) -> Value { view.json }
  package static func views(_ views: [View]) -> Value { .array(views.flatMap(\.flat).map(\.json)) }

  /// The members of an object; none of anything else.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  static func named(_ id: String?) -> [Member] { id.map { [("id", .string($0))] } ?? [] }
}

extension Value: CustomStringConvertible {
  /// The value as JSON.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .literal(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\(Self.quoted($0)): \($1)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.value < 0x20: "\\u" + ("000" + String(scalar.value, radix: 16)).suffix(4)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: Value...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, Value)...) { self = .object(elements) }
}
