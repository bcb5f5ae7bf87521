/// Nothing is dragged while views are laid out.
extension View {
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  nonisolated public func draggable<T, V: View>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
}
