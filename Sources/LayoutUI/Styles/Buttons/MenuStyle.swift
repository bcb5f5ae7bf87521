/// How such a view looks: all styles are laid out alike, which a note says.
public protocol MenuStyle {}
public struct BuiltInMenuStyle: MenuStyle {
  public init() {}
}
extension MenuStyle where Self == BuiltInMenuStyle {
  public static var automatic: BuiltInMenuStyle { BuiltInMenuStyle() }
  public static var button: BuiltInMenuStyle { BuiltInMenuStyle() }
  public static var borderlessButton: BuiltInMenuStyle { BuiltInMenuStyle() }
}

extension View {
  nonisolated public func menuStyle<S: MenuStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("menuStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
