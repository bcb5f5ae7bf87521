/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
