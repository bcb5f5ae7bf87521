/// The background of a List is drawn behind its rows.
extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
