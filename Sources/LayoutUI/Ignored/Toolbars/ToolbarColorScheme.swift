/// Light and dark are laid out alike.
extension View {
  nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}
