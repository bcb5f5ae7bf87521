/// How such a view looks: all styles are laid out alike, which a note says.
public protocol DatePickerStyle {}
public struct BuiltInDatePickerStyle: DatePickerStyle {
  public init() {}
}
extension DatePickerStyle where Self == BuiltInDatePickerStyle {
  public static var automatic: BuiltInDatePickerStyle { BuiltInDatePickerStyle() }
  public static var compact: BuiltInDatePickerStyle { BuiltInDatePickerStyle() }
  public static var graphical: BuiltInDatePickerStyle { BuiltInDatePickerStyle() }
  public static var wheel: BuiltInDatePickerStyle { BuiltInDatePickerStyle() }
  public static var field: BuiltInDatePickerStyle { BuiltInDatePickerStyle() }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("datePickerStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
