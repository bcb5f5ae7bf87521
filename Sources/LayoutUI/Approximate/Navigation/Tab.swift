/// A tab of the newer form: its content is the tab, its label stands in the bar. A TabView knows it by its value.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  private let content: Content
  private let value: AnyHashable?
  @MainActor public var body: some View {
    let value = value
    content.firstAlone().evaluated { view, scope in view._list(scope).mapped { $0.tag = value ?? $0.tag } }
  }
}

nonisolated extension Tab where Value: Hashable {
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(content(), value) }
  nonisolated private init(_ content: Content, _ value: Value) { (self.content, self.value) = (content, AnyHashable(value)) }
}

nonisolated extension Tab where Value: Hashable, Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content(), value)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content(), value) }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content(), value)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content(), value) }
}

nonisolated extension Tab where Value == Never {
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(content()) }
  nonisolated private init(_ content: Content) { (self.content, value) = (content, nil) }
}

nonisolated extension Tab where Value == Never, Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content()) }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content()) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content()) }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(content()) }
}

nonisolated extension Tab where Value: Hashable, Label == DefaultTabLabel {
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) { self.init(content(), value) }
}

/// The label that the system gives a tab of a role.
nonisolated public struct DefaultTabLabel: View { public var body: some View { EmptyView() } }

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
