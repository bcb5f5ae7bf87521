/// A sheet has a root of its own.
extension View {
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
