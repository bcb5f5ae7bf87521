/// A value that the view with the focus offers: there is none while views are laid out.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}

/// The same of a binding.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

public protocol FocusedValueKey { associatedtype Value }

/// What views offer that may get the focus.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
  /// Of a value that `@Entry` declares.
  @_disfavoredOverload public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}
