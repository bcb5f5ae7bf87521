/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
}
