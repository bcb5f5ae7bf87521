extension View {
  /// The label stands in the tab bar, which has a height of its own.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
