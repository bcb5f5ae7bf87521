/// How such a view looks: all styles are laid out alike, which a note says.
public protocol NavigationViewStyle {}
public struct BuiltInNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public typealias StackNavigationViewStyle = BuiltInNavigationViewStyle
extension NavigationViewStyle where Self == BuiltInNavigationViewStyle {
  public static var automatic: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }
  public static var stack: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }
  public static var columns: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("navigationViewStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
