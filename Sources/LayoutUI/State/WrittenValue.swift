/// A value as a person writes it for a program that runs: `12`, `true`, `large`.
enum WrittenValue {
  /// - Returns: nil for what is none of that type, and for types that have no written form.
  static func read<Value>(_ text: String, as type: Value.Type = Value.self) -> Value? {
    let type = wrapped(type)
    if let none = nothing(text, Value.self) { return none }
    if type == String.self { return text as? Value }
    if type == CGFloat.self { return Double(text).map { CGFloat($0) } as? Value }
    func described<T: LosslessStringConvertible>(_ type: T.Type) -> Value? { T(text) as? Value }
    func named<T: CaseIterable>(_ type: T.Type) -> Value? { type.allCases.first { "\($0)" == text } as? Value }
    if let type = type as? any LosslessStringConvertible.Type { return described(type) }
    return (type as? any CaseIterable.Type).flatMap { named($0) }
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
