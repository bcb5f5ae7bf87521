/// A colour is drawn, not laid out.
extension View {
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
}
