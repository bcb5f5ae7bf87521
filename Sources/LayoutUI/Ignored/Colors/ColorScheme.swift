/// Light and dark are laid out alike.
extension View {
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { self }
}
