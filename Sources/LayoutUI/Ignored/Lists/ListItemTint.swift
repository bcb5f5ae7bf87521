/// A colour is drawn, not laid out.
extension View {
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
}
