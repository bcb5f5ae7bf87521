/// A material is drawn, not laid out.
extension View {
  nonisolated public func glassEffect() -> some View { self }
}
