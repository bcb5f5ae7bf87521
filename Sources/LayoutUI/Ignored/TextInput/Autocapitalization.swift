/// The keyboard's help with typing does not change the size.
extension View {
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
