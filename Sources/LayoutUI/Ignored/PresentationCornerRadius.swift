/// A sheet has a root of its own.
extension View {
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
}
