/// How the columns of a NavigationSplitView share the room: where it is narrow there is one, and elsewhere the detail alone is laid out, which a note says.
public protocol NavigationSplitViewStyle {}
public struct BuiltInNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public typealias AutomaticNavigationSplitViewStyle = BuiltInNavigationSplitViewStyle
public typealias BalancedNavigationSplitViewStyle = BuiltInNavigationSplitViewStyle
public typealias ProminentDetailNavigationSplitViewStyle = BuiltInNavigationSplitViewStyle
extension NavigationSplitViewStyle where Self == BuiltInNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
  public static var balanced: Self { Self() }
  public static var prominentDetail: Self { Self() }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
