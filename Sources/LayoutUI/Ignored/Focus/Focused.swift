/// The focus does not change the size.
extension View {
  nonisolated public func focused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
}
