/// How such a view looks: all styles are laid out alike, which a note says.
public protocol TextFieldStyle {}
public struct BuiltInTextFieldStyle: TextFieldStyle {
  public init() {}
}
public typealias RoundedBorderTextFieldStyle = BuiltInTextFieldStyle
extension TextFieldStyle where Self == BuiltInTextFieldStyle {
  public static var automatic: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }
  public static var plain: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }
  public static var roundedBorder: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }
  public static var squareBorder: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("textFieldStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
