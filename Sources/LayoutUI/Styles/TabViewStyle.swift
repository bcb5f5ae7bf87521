/// How tabs look: pages have no bar, all other styles the same one.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}
public struct PageTabViewStyle: TabViewStyle {
  public init(indexDisplayMode: PageIndexDisplayMode = .automatic) {}
}
public struct PageIndexDisplayMode: Sendable { public static let automatic = Self(), always = Self(), never = Self() }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let isPaged = style is PageTabViewStyle
    return inEnvironment { $0.tabsArePages = isPaged }
  }
}
