/// The ground of a sheet is drawn, not laid out.
extension View {
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
