import JSON

/// JSON that keeps the order of its keys, so that the schema's file changes only where its meaning does.
indirect enum SchemaNode: Sendable {
  case object([(String, SchemaNode)])
  case array([SchemaNode])
  case string(String)
  case number(Int)
  case bool(Bool)

  static func object(_ members: KeyValuePairs<String, SchemaNode>) -> SchemaNode { .object(members.map { ($0.key, $0.value) }) }

  /// The schema with a description in front.
  func describing(_ text: String) -> SchemaNode {
    if case .object(let members) = self { .object([("description", .string(text))] + members) } else { self }
  }

  /// Indented by two spaces; what fits on a line of 140 stands on one.
  func text(_ indentation: String = "") -> String {
    let line = inline
    if indentation.utf8.count + line.utf8.count <= 140 { return line }
    let inner = indentation + "  "
    switch self {
    case .object(let members):
      return "{\n" + members.map { "\(inner)\(JSONEscape.quote($0)): \($1.text(inner))" }.joined(separator: ",\n") + "\n\(indentation)}"
    case .array(let elements):
      return "[\n" + elements.map { inner + $0.text(inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    case .string, .number, .bool: return line
    }
  }

  private var inline: String {
    switch self {
    case .object(let members): "{" + members.map { "\(JSONEscape.quote($0)): \($1.inline)" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.inline).joined(separator: ", ") + "]"
    case .string(let text): JSONEscape.quote(text)
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    }
  }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, SchemaNode)...) { self = .object(elements) }
}
