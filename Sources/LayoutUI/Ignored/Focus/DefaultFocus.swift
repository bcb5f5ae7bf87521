/// Where typing begins is no matter of layout.
extension View {
  nonisolated public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic)
    -> some View
  { self }
}
