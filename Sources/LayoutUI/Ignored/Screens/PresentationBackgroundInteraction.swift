/// What a finger reaches behind a sheet is no matter of layout.
extension View {
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}
