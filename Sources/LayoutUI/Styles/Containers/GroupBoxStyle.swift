/// How a GroupBox looks.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
}

/// A style of the library.
protocol BuiltInGroupBoxStyle: GroupBoxStyle, LibraryStyle {}

extension BuiltInGroupBoxStyle {
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView { AnyView(GroupBox(configuration).groupBoxStyle(self)) }
}

nonisolated public struct DefaultGroupBoxStyle: BuiltInGroupBoxStyle {
  public init() {}
  var name: String { "automatic" }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style) { style.makeBody(configuration: $0) }
  }
}
