/// How a LabeledContent looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
}

/// A style of the library.
protocol BuiltInLabeledContentStyle: LabeledContentStyle, LibraryStyle {}

extension BuiltInLabeledContentStyle {
  public func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView { AnyView(LabeledContent(configuration).labeledContentStyle(self)) }
}

nonisolated public struct AutomaticLabeledContentStyle: BuiltInLabeledContentStyle {
  public init() {}
  var name: String { "automatic" }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style) { style.makeBody(configuration: $0) }
  }
}
