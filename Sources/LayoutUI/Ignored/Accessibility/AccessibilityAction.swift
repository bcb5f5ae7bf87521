/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { self }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  nonisolated public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
}
