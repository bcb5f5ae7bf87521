/// How a TextField or SecureField looks. `_style` is the name that the engine knows the style by.
public protocol TextFieldStyle { var _style: String { get } }

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _style: String { "automatic" }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _style: String { "plain" }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _style: String { "roundedBorder" }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _style: String { "squareBorder" }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    let name = style._style
    return inEnvironment { $0.textFieldStyle = name }.styled(
      name, by: LayoutEngine.TextFieldStyleModifier.self, at: SourcePlace(_file, _line, _column, _function))
  }
}

extension EnvironmentValues {
  /// As the engine names it.
  var textFieldStyle: String {
    get { self["textFieldStyle", or: "automatic"] }
    set { self["textFieldStyle", or: "automatic"] = newValue }
  }
}
