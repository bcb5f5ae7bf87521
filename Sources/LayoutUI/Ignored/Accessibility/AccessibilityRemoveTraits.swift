/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
}
