/// What the keyboard does does not change the size.
extension View {
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
