/// There is no pointer while views are laid out.
extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
