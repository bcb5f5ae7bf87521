/// It is drawn and not laid out.
extension View {
  nonisolated public func saturation(_ amount: Double) -> some View { self }
}
