/// A layout shows the end of a transition.
extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
