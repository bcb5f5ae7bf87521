/// Tabs that belong together in a sidebar: laid out as the tabs alone.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
  @MainActor public var body: some View { content }
}

nonisolated extension TabSection where Header == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}
