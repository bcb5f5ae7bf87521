/// It is drawn and not laid out.
extension View {
  nonisolated public func compositingGroup() -> some View { self }
}
