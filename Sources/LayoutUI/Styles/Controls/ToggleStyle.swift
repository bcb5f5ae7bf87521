/// How a Toggle looks.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public typealias Label = _StylePart
  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed = false

  init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}

/// A style of the library.
protocol BuiltInToggleStyle: ToggleStyle, LibraryStyle {}

extension BuiltInToggleStyle {
  public func makeBody(configuration: ToggleStyleConfiguration) -> AnyView { AnyView(Toggle(configuration).toggleStyle(self)) }
}

nonisolated public struct DefaultToggleStyle: BuiltInToggleStyle {
  public init() {}
  var name: String { "automatic" }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated public struct SwitchToggleStyle: BuiltInToggleStyle {
  public init() {}
  var name: String { "switch" }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated public struct ButtonToggleStyle: BuiltInToggleStyle {
  public init() {}
  var name: String { "button" }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated public struct CheckboxToggleStyle: BuiltInToggleStyle {
  public init() {}
  var name: String { "checkbox" }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style, by: LayoutEngine.ToggleStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) { style.makeBody(configuration: $0) }
  }
}
