/// It is drawn and not laid out.
extension View {
  nonisolated public func brightness(_ amount: Double) -> some View { self }
}
