/// It is drawn and not laid out.
extension View {
  nonisolated public func colorInvert() -> some View { self }
}
