/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}
