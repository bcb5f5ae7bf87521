/// The keyboard's help with typing does not change the size.
extension View {
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
