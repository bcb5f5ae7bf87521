/// It is drawn and not laid out.
extension View {
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
}
