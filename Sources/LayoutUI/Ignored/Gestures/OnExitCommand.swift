/// No key is pressed while views are laid out.
extension View {
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
}
