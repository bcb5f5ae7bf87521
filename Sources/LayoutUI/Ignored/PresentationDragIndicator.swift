/// A sheet has a root of its own.
extension View {
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
