/// Tightening sets in where a text would be cut, and is not measured.
extension View {
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}
