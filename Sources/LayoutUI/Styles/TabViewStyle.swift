/// How such a view looks: all styles are laid out alike, which a note says.
public protocol TabViewStyle {}
public struct BuiltInTabViewStyle: TabViewStyle {
  public init() {}
}
public struct PageIndexDisplayMode: Sendable { public static let automatic = Self(), always = Self(), never = Self() }
extension TabViewStyle where Self == BuiltInTabViewStyle {
  public static var automatic: BuiltInTabViewStyle { BuiltInTabViewStyle() }
  public static var page: BuiltInTabViewStyle { BuiltInTabViewStyle() }
  public static var sidebarAdaptable: BuiltInTabViewStyle { BuiltInTabViewStyle() }
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> BuiltInTabViewStyle { BuiltInTabViewStyle() }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("tabViewStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
