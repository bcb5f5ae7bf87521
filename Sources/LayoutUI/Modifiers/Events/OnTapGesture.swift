extension View {
  /// Does something when it is tapped: `--tap` and `layout.tap` tap it by its id or the words in it, as they tap a button.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View { tapped(action) }
  /// The place of a tap is told as the origin.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    tapped { action(.zero) }
  }

  /// A button in it, or a gesture nearer to it, is tapped first.
  private nonisolated func tapped(_ action: @escaping @MainActor () -> Void) -> some View {
    evaluated { view, scope in view._list(scope).mapped { if $0.action == nil { $0.action = action } } }
  }
}
