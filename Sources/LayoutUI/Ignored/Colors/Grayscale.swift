/// It is drawn and not laid out.
extension View {
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
}
