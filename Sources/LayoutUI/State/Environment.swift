/// A value that views inherit from those around them.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty, LinkedProperty {
  final class Box { var values = EnvironmentValues() }
  private let box = Box()
  private let read: (EnvironmentValues) -> Value?
  /// nil where it is an object.
  private var keyPath: PartialKeyPath<EnvironmentValues>?
  /// Where it goes by the screen or by Dynamic Type.
  private var noted: String?

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    (self.keyPath, noted) = (keyPath, CodeReads.name(of: keyPath))
  }
  /// Read by a view of the library, which a recording names.
  nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>, of reader: String) {
    read = { $0[keyPath: keyPath] }
    (self.keyPath, noted) = (keyPath, CodeReads.name(of: keyPath).map { "\($0) of \(reader)" })
  }
  public var wrappedValue: Value {
    if let noted { CodeReads.note(noted) }
    if let keyPath { box.values.noteReading(of: keyPath) }
    if let value = read(box.values) { return value }
    return missingObject(Value.self)
  }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) { box.values = scope.environment }
}

extension Environment where Value: AnyObject & Observable {
  /// An observable object by its type.
  nonisolated public init(_ type: Value.Type) { read = { $0.object(type) } }
}

extension Environment {
  /// An observable object by its type, where it may be missing.
  nonisolated public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { read = { .some($0.object(type)) } }
}

/// An observable object of the environment, by its type.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  final class Box { var values = EnvironmentValues() }
  private let box = Box()

  nonisolated public init() {}
  public var wrappedValue: ObjectType { box.values.object(ObjectType.self) ?? missingObject(ObjectType.self) }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) {
    box.values = scope.environment
    if let object = scope.environment.object(ObjectType.self) { scope.graph.observe(object) }
  }
}

/// Ends the program as SwiftUI does, with the sentence that says what to do.
func missingObject<T>(_ type: T.Type) -> T {
  endProgram("no \(type) in the environment: a view reads it, and nothing around it says .environment(…) or .environmentObject(…)")
}
