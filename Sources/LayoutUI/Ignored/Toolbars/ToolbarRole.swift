/// A role changes where items stand in a bar, and bars take the same room in each.
extension View {
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
