/// The keyboard is not there while views are laid out.
extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
