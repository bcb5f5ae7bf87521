/// How such a view looks: all styles are laid out alike, which a note says.
public protocol GroupBoxStyle {}
public struct BuiltInGroupBoxStyle: GroupBoxStyle {
  public init() {}
}
extension GroupBoxStyle where Self == BuiltInGroupBoxStyle {
  public static var automatic: BuiltInGroupBoxStyle { BuiltInGroupBoxStyle() }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("groupBoxStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
