/// It is drawn and not laid out.
extension View {
  nonisolated public func luminanceToAlpha() -> some View { self }
}
