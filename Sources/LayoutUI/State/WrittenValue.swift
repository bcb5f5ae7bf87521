/// A value as a person writes it for a program that runs: `12`, `true`, `large`.
enum WrittenValue {
  /// - Returns: nil for what is none of that type, and for types that have no written form.
  static func read<Value>(_ text: String, as type: Value.Type = Value.self) -> Value? {
    let type = wrapped(type)
    if let none = nothing(text, Value.self) { return none }
    if type == String.self { return text as? Value }
    if type == CGFloat.self { return Double(text).map { CGFloat($0) } as? Value }
    func described<T: LosslessStringConvertible>(_ type: T.Type) -> Value? { T(text) as? Value }
    // Of a case the name, with a point as in code or without.
    func named<T: CaseIterable>(_ type: T.Type) -> Value? { type.allCases.first { "\($0)" == text || ".\($0)" == text } as? Value }
    func raw<T: RawRepresentable>(_ type: T.Type) -> Value? {
      ((text as? T.RawValue) ?? (Int(text) as? T.RawValue)).flatMap { T(rawValue: $0) } as? Value
    }
    if let type = type as? any LosslessStringConvertible.Type { return described(type) }
    return (type as? any CaseIterable.Type).flatMap { named($0) } ?? (type as? any RawRepresentable.Type).flatMap { raw($0) }
  }

  /// The forms of a type's values, where they are few: `true or false`; of a person's own type without any, what would give it some; nil of others.
  static func forms(of type: Any.Type) -> String? {
    func names<T: CaseIterable>(_ type: T.Type) -> [String] { type.allCases.map { "\($0)" } }
    if type == Bool.self { return "true or false" }
    if let type = type as? any CaseIterable.Type {
      let names = names(type), shown = names.count > 12 ? names.prefix(11) + ["\(names.count - 11) more"] : names
      return shown.count > 1 ? shown.dropLast().joined(separator: ", ") + (names.count > 12 ? " and " : " or ") + shown[shown.count - 1] : shown.first
    }
    return type is any LosslessStringConvertible.Type || type is any RawRepresentable.Type
      ? nil : "it can be set where that is CaseIterable or RawRepresentable"
  }

  /// As much of a value's description as stands in a line.
  static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text(of: $0.value) } ?? "nil" }
    let words = "\(value)"
    return words.count <= 60 && !words.contains(where: \.isNewline) ? words : words.prefix { !$0.isNewline }.prefix(59) + "…"
  }

  /// Of an optional type the one it is optional of.
  static func wrapped<Value>(_ type: Value.Type) -> Any.Type { (type as? any OptionalValue.Type)?.wrapped ?? type }

  /// The nil of an optional type, where that is written.
  private static func nothing<Value>(_ text: String, _ type: Value.Type) -> Value? {
    text == "nil" ? (type as? any OptionalValue.Type)?.nothing as? Value : nil
  }
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static var nothing: Any { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static var nothing: Any { Self(nilLiteral: ()) as Any }
}
