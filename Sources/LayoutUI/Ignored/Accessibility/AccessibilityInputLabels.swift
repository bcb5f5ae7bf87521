/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
}
