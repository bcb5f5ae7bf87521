/// A style is drawn, not laid out.
extension View {
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}
