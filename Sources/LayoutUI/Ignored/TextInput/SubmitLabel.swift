/// The keyboard is not there while views are laid out.
extension View {
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
}
