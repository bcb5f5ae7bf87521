/// Actions are shown when a row is swiped.
extension View {
  nonisolated public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View {
    self
  }
}
