/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
