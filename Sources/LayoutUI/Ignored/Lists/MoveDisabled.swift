/// What can be moved does not change the size.
extension View {
  nonisolated public func moveDisabled(_ disabled: Bool) -> some View { self }
}
