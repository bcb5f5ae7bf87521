/// It is drawn and not laid out.
extension View {
  nonisolated public func blendMode(_ mode: BlendMode) -> some View { self }
}
