/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
