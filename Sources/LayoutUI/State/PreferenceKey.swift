/// A value that views give to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
  /// Joins the values of several views, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences of views, joined by their keys.
package struct PreferenceValues {
  fileprivate struct Entry {
    var value: Any
    let join: (inout Any, Any) -> Void
  }
  fileprivate var entries: [ObjectIdentifier: Entry] = [:]

  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value { entries[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }

  mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    entries[ObjectIdentifier(key)] = Entry(
      value: value,
      join: { old, new in
        guard var joined = old as? K.Value, let new = new as? K.Value else { return }
        K.reduce(value: &joined) { new }
        old = joined
      })
  }

  /// Joins those of the views that follow.
  mutating func append(_ other: PreferenceValues) {
    for (key, next) in other.entries {
      if entries[key] == nil { entries[key] = next } else { entries[key]?.join(next.value) }
    }
  }
}

extension PreferenceValues.Entry {
  fileprivate mutating func join(_ next: Any) { join(&value, next) }
}
