/// A menu is shown on its own.
extension View {
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
