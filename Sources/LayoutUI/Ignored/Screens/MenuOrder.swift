/// A menu is shown on its own.
extension View {
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
