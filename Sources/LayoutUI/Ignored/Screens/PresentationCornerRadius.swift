/// The corners of a sheet are drawn, not laid out.
extension View {
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
}
