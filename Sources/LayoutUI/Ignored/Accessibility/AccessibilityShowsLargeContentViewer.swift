/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
}
