extension JSONValue {
  /// Objects and arrays that stand in one another, at most: a value is read, written and compared by calls within calls.
  private static let deepest = 512

  /// The value that a text holds, its keys in the order of the text; nil for what is not JSON, or deeper than 512 objects and arrays.
  package init?(reading text: String) {
    guard let document = try? JSONDocument(Array(text.utf8)), let value = JSONValue(JSONDocument.root, of: document, depth: 0) else { return nil }
    self = value
  }

  private init?(_ value: JSONDocument.Value, of document: JSONDocument, depth: Int) {
    if depth > Self.deepest { return nil }
    switch document.kind(value) {
    case .null: self = .null
    case .bool: self = .bool(document.bool(value) == true)
    case .number: self = .number(document.number(value) ?? .nan)
    case .string: self = .string(document.string(value) ?? "")
    case .array:
      var items: [JSONValue] = []
      for element in document.elements(value) {
        guard let item = JSONValue(element, of: document, depth: depth + 1) else { return nil }
        items.append(item)
      }
      self = .array(items)
    case .object:
      var members: [(key: String, value: JSONValue)] = []
      for key in document.keys(value) {
        guard let member = JSONValue(key + 1, of: document, depth: depth + 1) else { return nil }
        members.append((document.string(key) ?? "", member))
      }
      self = .object(members)
    }
  }

  /// A member of an object; nil where there is none, or this is no object.
  package subscript(name: String) -> JSONValue? { members?.first { $0.key == name }?.value }

  package var members: [(key: String, value: JSONValue)]? { if case .object(let members) = self { members } else { nil } }
  package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  package var string: String? { if case .string(let string) = self { string } else { nil } }
  package var isNull: Bool { if case .null = self { true } else { false } }

  package var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  /// A number that has no fraction.
  package var int: Int? { number.flatMap { Int(exactly: $0) } }

  /// With the keys of every object in the order of their characters: of two texts that say the same it is one.
  package var sorted: JSONValue {
    switch self {
    case .array(let items): .array(items.map(\.sorted))
    case .object(let members): .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted) })
    default: self
    }
  }
}

extension JSONValue: Equatable {
  /// The order of an object's keys says nothing.
  package static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a.count == b.count && a.allSatisfy { member in b.first { $0.key == member.key }?.value == member.value }
    default: a.number != nil && a.number == b.number
    }
  }
}
