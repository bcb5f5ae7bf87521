/// Nothing is scrolled by a finger while views are laid out.
extension View {
  nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorName) -> some View { self }
}
