/// Nothing is scrolled by a finger while views are laid out.
extension View {
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
