/// The keyboard is not there while views are laid out.
extension View {
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
