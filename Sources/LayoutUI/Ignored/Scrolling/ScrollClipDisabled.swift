/// What is drawn outside does not change the size.
extension View {
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
