/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
