/// It says how views move, and not where they end.
extension View {
  nonisolated public func geometryGroup() -> some View { self }
}
