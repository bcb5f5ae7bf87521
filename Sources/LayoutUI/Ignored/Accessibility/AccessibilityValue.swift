/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
}
