/// How a button looks.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How a button looks and when it does something.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: _Primitive {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    public func _list(_ scope: _ViewScope) -> _ViewList { view._list(scope) }
  }
  public let label: Label
  public let role: ButtonRole?
  /// A button is not pressed while views are laid out.
  public let isPressed = false
  let action: @MainActor () -> Void

  init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) { (self.label, self.role, self.action) = (label, role, action) }
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let label: Label
  public let role: ButtonRole?
  let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
}

/// A style of either kind.
struct AnyButtonStyle {
  /// The name of a style of the library, whose padding and background are not laid out.
  let builtIn: String?
  private let make: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<S: ButtonStyle>(_ style: S) {
    builtIn = nil
    make = { AnyView(Styled(style: style) { style.makeBody(configuration: $0) }.with($0)) }
  }
  init<S: PrimitiveButtonStyle>(primitive style: S) {
    builtIn = (style as? any BuiltInButtonStyle)?.name
    make = { configuration in
      let inner = PrimitiveButtonStyleConfiguration(label: configuration.label, role: configuration.role, action: configuration.action)
      return AnyView(Styled(style: style) { _ in style.makeBody(configuration: inner) }.with(configuration))
    }
  }

  @MainActor func body(_ configuration: ButtonStyleConfiguration) -> AnyView { make(configuration) }
}

/// A style's view, its own state and environment linked before it is made.
nonisolated struct Styled<Style, Configuration, Content: View>: _Primitive {
  let style: Style
  let make: @MainActor (Configuration) -> Content
  var configuration: Configuration?

  init(style: Style, _ make: @escaping @MainActor (Configuration) -> Content) { (self.style, self.make) = (style, make) }
  func with(_ configuration: Configuration) -> Self {
    var copy = self
    copy.configuration = configuration
    return copy
  }

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    guard let configuration else { return _ViewList() }
    var inner = scope.inside(String(describing: Style.self))
    inner.owner = String(describing: Style.self)
    inner.link(style)
    return make(configuration)._list(inner.changing { $0.buttonStyle = nil })
  }
}
