/// What the keyboard does does not change the size.
extension View {
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
