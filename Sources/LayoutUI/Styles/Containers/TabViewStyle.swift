/// How tabs look. `_style` is the name that the engine knows the style by.
public protocol TabViewStyle { var _style: String { get } }

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _style: String { "automatic" }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() } }

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _style: String { "sidebarAdaptable" }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _style: String { "tabBarOnly" }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() } }

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable { public static let automatic = Self(), always = Self(), never = Self() }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  public var _style: String { "page" }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { styled(style._style, by: LayoutEngine.TabViewStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) }
}
