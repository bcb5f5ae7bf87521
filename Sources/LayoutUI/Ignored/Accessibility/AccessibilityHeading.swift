/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
}
