/// What a screen reader reads is no matter of layout.
extension View {
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
}
