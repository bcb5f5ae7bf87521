/// A colour is drawn, not laid out.
extension View {
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View { self }
}
