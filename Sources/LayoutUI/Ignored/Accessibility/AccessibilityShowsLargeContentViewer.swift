/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer(@ViewBuilder _ largeContentView: () -> some View) -> some View { self }
}
