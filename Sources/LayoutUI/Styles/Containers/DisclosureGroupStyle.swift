/// How a DisclosureGroup looks.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) { (self.label, self.content, _isExpanded) = (label, content, isExpanded) }
}

/// A style of the library.
protocol BuiltInDisclosureGroupStyle: DisclosureGroupStyle, LibraryStyle {}

extension BuiltInDisclosureGroupStyle {
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView { AnyView(DisclosureGroup(configuration).disclosureGroupStyle(self)) }
}

nonisolated public struct AutomaticDisclosureGroupStyle: BuiltInDisclosureGroupStyle {
  public init() {}
  var name: String { "automatic" }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style) { style.makeBody(configuration: $0) }
  }
}
