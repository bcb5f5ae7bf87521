/// A layout shows the end of a transition.
extension View {
  nonisolated public func navigationTransition(_ transition: ContentTransition) -> some View { self }
}
