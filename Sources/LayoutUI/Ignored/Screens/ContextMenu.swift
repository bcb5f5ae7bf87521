/// A menu is shown on its own.
extension View {
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
  nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View { self }
}
