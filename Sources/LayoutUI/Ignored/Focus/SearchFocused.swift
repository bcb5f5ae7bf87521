/// Where typing goes is no matter of layout.
extension View {
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
}
