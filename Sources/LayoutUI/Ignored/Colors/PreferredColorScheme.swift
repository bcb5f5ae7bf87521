/// Light and dark are laid out alike.
extension View {
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
}
