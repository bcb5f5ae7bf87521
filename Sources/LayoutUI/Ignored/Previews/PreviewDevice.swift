/// The canvas is that of the command: --device or --proposal.
extension View {
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }
}
