/// How such a view looks: all styles are laid out alike, which a note says.
public protocol FormStyle {}
public struct BuiltInFormStyle: FormStyle {
  public init() {}
}
extension FormStyle where Self == BuiltInFormStyle {
  public static var automatic: BuiltInFormStyle { BuiltInFormStyle() }
  public static var columns: BuiltInFormStyle { BuiltInFormStyle() }
  public static var grouped: BuiltInFormStyle { BuiltInFormStyle() }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("formStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
