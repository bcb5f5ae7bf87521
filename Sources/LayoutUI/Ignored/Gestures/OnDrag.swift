/// Nothing is dragged while views are laid out.
extension View {
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
}
