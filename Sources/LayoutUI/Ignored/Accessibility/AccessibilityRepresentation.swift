/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
}
