/// It is drawn and not laid out.
extension View {
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
}
