/// It is drawn and not laid out.
extension View {
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}
