/// A tab of the newer form: its content is the tab, its label stands in the bar.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  private let content: Content
  @MainActor public var body: some View { content }
}

nonisolated extension Tab where Value: Hashable {
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
}

nonisolated extension Tab where Value: Hashable, Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

nonisolated extension Tab where Value == Never {
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
}

nonisolated extension Tab where Value == Never, Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
