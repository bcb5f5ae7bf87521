/// An observable object that a view is given.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  public var wrappedValue: ObjectType
  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(object, keyPath)
    }
  }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) { scope.graph.observe(wrappedValue) }
}

extension Binding {
  /// A property of an object.
  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
