/// The canvas is that of the command: --device or --proposal.
extension View {
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
