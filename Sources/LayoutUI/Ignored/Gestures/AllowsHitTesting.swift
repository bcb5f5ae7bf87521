/// What can be tapped does not change the size.
extension View {
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
