/// How such a view looks: all styles are laid out alike, which a note says.
public protocol ListStyle {}
public struct BuiltInListStyle: ListStyle {
  public init() {}
}
public typealias PlainListStyle = BuiltInListStyle
public typealias GroupedListStyle = BuiltInListStyle
public typealias InsetGroupedListStyle = BuiltInListStyle
public typealias DefaultListStyle = BuiltInListStyle
extension ListStyle where Self == BuiltInListStyle {
  public static var automatic: BuiltInListStyle { BuiltInListStyle() }
  public static var plain: BuiltInListStyle { BuiltInListStyle() }
  public static var grouped: BuiltInListStyle { BuiltInListStyle() }
  public static var inset: BuiltInListStyle { BuiltInListStyle() }
  public static var insetGrouped: BuiltInListStyle { BuiltInListStyle() }
  public static var sidebar: BuiltInListStyle { BuiltInListStyle() }
  public static var bordered: BuiltInListStyle { BuiltInListStyle() }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("listStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
