/// A material is drawn, not laid out.
extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
}
