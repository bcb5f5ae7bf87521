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
  public typealias Label = _StylePart
  public let label: Label
  public let role: ButtonRole?
  /// A button is not pressed while views are laid out.
  public let isPressed = false
  let action: @MainActor () -> Void

  init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) { (self.label, self.role, self.action) = (label, role, action) }
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StylePart
  public let label: Label
  public let role: ButtonRole?
  let action: @MainActor () -> Void

  init(_ button: ButtonStyleConfiguration) { (label, role, action) = (button.label, button.role, button.action) }
  @MainActor public func trigger() { action() }
}
