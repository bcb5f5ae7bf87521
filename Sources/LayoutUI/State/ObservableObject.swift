/// An object whose changes have the views evaluated anew that use it. On Linux, where Combine is not there, it is declared here.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells views that an object changes.
public final class ObservableObjectPublisher: Sendable {
  public init() {}
  /// Has the views evaluated anew.
  public func send() { MainActor.assumeIsolated { ViewGraph.current?.noteChange() } }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an observable object that tells of its changes.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      MainActor.assumeIsolated { ViewGraph.current?.noteChange() }
    }
  }

  /// Sends nothing while views are laid out.
  public struct Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}
