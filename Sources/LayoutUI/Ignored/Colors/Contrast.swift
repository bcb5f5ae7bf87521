/// It is drawn and not laid out.
extension View {
  nonisolated public func contrast(_ amount: Double) -> some View { self }
}
