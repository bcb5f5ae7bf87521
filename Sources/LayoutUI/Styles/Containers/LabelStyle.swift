/// How a Label looks.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public typealias Title = _StylePart
  public typealias Icon = _StylePart
  public let title: Title
  public let icon: Icon
}

/// A style of the library.
protocol BuiltInLabelStyle: LabelStyle, LibraryStyle {}

extension BuiltInLabelStyle {
  public func makeBody(configuration: LabelStyleConfiguration) -> AnyView { AnyView(Label(configuration).labelStyle(self)) }
}

nonisolated public struct DefaultLabelStyle: BuiltInLabelStyle {
  public init() {}
  var name: String { "automatic" }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  public init() {}
  var name: String { "iconOnly" }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  public init() {}
  var name: String { "titleOnly" }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  public init() {}
  var name: String { "titleAndIcon" }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style, by: LayoutEngine.LabelStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) { style.makeBody(configuration: $0) }
  }
}
