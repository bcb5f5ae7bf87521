/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
