/// A property that is updated before the body of its view runs.
@preconcurrency public protocol DynamicProperty {
  /// Called before the body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Whether two values are the same, as far as they can be compared.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  guard let one = one as? any Equatable else { return false }
  func compare<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
  return compare(one)
}
