/// What can be deleted does not change the size.
extension View {
  nonisolated public func deleteDisabled(_ disabled: Bool) -> some View { self }
}
