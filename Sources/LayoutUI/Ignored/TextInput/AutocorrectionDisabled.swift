/// The keyboard's help with typing does not change the size.
extension View {
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
