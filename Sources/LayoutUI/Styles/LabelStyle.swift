/// How such a view looks: all styles are laid out alike, which a note says.
public protocol LabelStyle {}
public struct BuiltInLabelStyle: LabelStyle {
  public init() {}
}
extension LabelStyle where Self == BuiltInLabelStyle {
  public static var automatic: BuiltInLabelStyle { BuiltInLabelStyle() }
  public static var iconOnly: BuiltInLabelStyle { BuiltInLabelStyle() }
  public static var titleOnly: BuiltInLabelStyle { BuiltInLabelStyle() }
  public static var titleAndIcon: BuiltInLabelStyle { BuiltInLabelStyle() }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("labelStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
