/// How such a view looks: all styles are laid out alike, which a note says.
public protocol ToggleStyle {}
public struct BuiltInToggleStyle: ToggleStyle {
  public init() {}
}
extension ToggleStyle where Self == BuiltInToggleStyle {
  public static var automatic: BuiltInToggleStyle { BuiltInToggleStyle() }
  public static var button: BuiltInToggleStyle { BuiltInToggleStyle() }
  public static var `switch`: BuiltInToggleStyle { BuiltInToggleStyle() }
  public static var checkbox: BuiltInToggleStyle { BuiltInToggleStyle() }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("toggleStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
