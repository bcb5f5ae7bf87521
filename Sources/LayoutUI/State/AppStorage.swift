/// A value of the user's defaults: kept in memory, so that every recording begins with its default value.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
  private let key: String
  private let state: State<Value>
  fileprivate init(_ key: String, _ value: Value) { (self.key, state) = (key, State(initialValue: value)) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) { state.share(scope.graph, "defaults.\(key)") }
}

extension State {
  /// Shared by all that use a key.
  @MainActor func share(_ graph: ViewGraph, _ key: String) { adopt(graph.cell(key, or: detachedCell)) }
}

extension AppStorage where Value: Sendable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil) }
}

/// A value of a scene's storage: kept in memory.
public typealias SceneStorage = AppStorage
