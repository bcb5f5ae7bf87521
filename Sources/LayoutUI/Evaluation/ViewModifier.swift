/// A change to a view that has a name and a state of its own.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier gets.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _Primitive {
  let list: @MainActor (EnvironmentValues) -> _ViewList
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { list(scope.environment) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Self { self }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let type = String(describing: Modifier.self)
    var own = scope.inside(type)
    own.enter(type)
    own.link(modifier)
    let outer = scope.inside("content")
    return modifier.body(content: _ViewModifier_Content { environment in content._list(outer.changing { $0 = environment }) })._list(own)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content view: _ViewModifier_Content<Self>) -> some View { view.modifier(content).modifier(modifier) }
}

extension ViewModifier {
  /// This modifier, then another one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension View {
  /// The view with a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// Changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}
