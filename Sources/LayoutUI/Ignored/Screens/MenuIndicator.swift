/// The mark of a menu is drawn in its label's place.
extension View {
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
