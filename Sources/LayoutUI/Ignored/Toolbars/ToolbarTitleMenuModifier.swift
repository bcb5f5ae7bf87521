/// A menu behind the title does not change the bar.
extension View {
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
}
