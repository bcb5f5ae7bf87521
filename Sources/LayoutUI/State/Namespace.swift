/// A namespace for ids that views have in common.
@propertyWrapper public struct Namespace: DynamicProperty, LinkedProperty {
  public struct ID: Hashable, Sendable { let name: String }
  final class Box { var id = ID(name: "") }
  private let box = Box()

  nonisolated public init() {}
  public var wrappedValue: ID { box.id }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) { box.id = ID(name: "\(scope.path).\(label)") }
}
