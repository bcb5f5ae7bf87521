/// A separator is drawn between rows and takes no room.
extension View {
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
}
