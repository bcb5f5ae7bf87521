/// It is drawn and not laid out.
extension View {
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
}
