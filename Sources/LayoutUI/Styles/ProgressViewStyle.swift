/// How such a view looks: all styles are laid out alike, which a note says.
public protocol ProgressViewStyle {}
public struct BuiltInProgressViewStyle: ProgressViewStyle {
  public init() {}
}
extension ProgressViewStyle where Self == BuiltInProgressViewStyle {
  public static var automatic: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }
  public static var linear: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }
  public static var circular: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("progressViewStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
