/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
}
