/// What can be selected does not change the size.
extension View {
  nonisolated public func selectionDisabled(_ disabled: Bool = true) -> some View { self }
}
