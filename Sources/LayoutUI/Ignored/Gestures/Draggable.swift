/// Nothing is dragged while views are laid out.
extension View {
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
}
