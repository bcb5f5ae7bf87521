/// What a finger moves first is no matter of layout.
extension View {
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
