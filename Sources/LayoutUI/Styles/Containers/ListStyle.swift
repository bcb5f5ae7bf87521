/// How a List or Form looks. `_style` is the name that the engine knows the style by.
public protocol ListStyle { var _style: String { get } }

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _style: String { "automatic" }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _style: String { "plain" }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _style: String { "grouped" }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _style: String { "insetGrouped" }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
  public var _style: String { "inset" }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _style: String { "sidebar" }
}
public struct BorderedListStyle: ListStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
  public var _style: String { "bordered" }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() } }
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: BorderedListStyle { BorderedListStyle() } }

extension View {
  nonisolated public func listStyle<S: ListStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    let name = style._style
    return modified(LayoutEngine.ListStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("style", .text(name))] }
  }
}
