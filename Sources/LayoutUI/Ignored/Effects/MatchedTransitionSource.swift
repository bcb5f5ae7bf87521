/// A layout shows the end of a transition.
extension View {
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
