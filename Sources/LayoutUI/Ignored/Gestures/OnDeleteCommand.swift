/// No key is pressed while views are laid out.
extension View {
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
