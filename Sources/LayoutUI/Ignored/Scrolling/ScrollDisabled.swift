/// That it cannot be scrolled does not change where it is.
extension View {
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
}
