/// A colour is drawn, not laid out.
extension View {
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}
