/// How a TextField or SecureField looks. One of a program puts something around the plain field, which it gets as its configuration.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _StylePart
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// A style of the library.
protocol BuiltInTextFieldStyle: TextFieldStyle, LibraryStyle {}

extension BuiltInTextFieldStyle {
  public func _body(configuration: TextField<_StylePart>) -> AnyView { AnyView(configuration.textFieldStyle(self)) }
}

nonisolated public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  public init() {}
  var name: String { "automatic" }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  public init() {}
  var name: String { "plain" }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  public init() {}
  var name: String { "roundedBorder" }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
  public init() {}
  var name: String { "squareBorder" }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let style = style
    let name = (style as? any LibraryStyle)?.name ?? "automatic"
    return inEnvironment { $0.textFieldStyle = name }.styled(
      style, by: LayoutEngine.TextFieldStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)
    ) { (field: TextField<_StylePart>) in style._body(configuration: field) }
  }
}

extension EnvironmentValues {
  /// As the engine names it.
  var textFieldStyle: String {
    get { self["textFieldStyle", or: "automatic"] }
    set { self["textFieldStyle", or: "automatic"] = newValue }
  }
}
