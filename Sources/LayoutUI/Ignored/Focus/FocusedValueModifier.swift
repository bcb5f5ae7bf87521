/// Who has the focus learns of a value; no size goes by it.
extension View {
  nonisolated public func focusedValue<Value>(_ keyPath: FocusedKeyPath<Value>, _ value: Value) -> some View { self }
  nonisolated public func focusedSceneValue<Value>(_ keyPath: FocusedKeyPath<Value>, _ value: Value) -> some View { self }
}

public typealias FocusedKeyPath<Value> = WritableKeyPath<FocusedValues, Value?>
