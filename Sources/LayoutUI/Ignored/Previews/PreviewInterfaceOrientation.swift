/// The canvas is that of the command: --device or --proposal.
extension View {
  nonisolated public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}
