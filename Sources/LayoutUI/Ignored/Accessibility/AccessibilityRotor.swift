/// What a screen reader reads is no matter of layout.
extension View {
  nonisolated public func accessibilityRotor<C: View>(_ label: Text, @ViewBuilder entries: @escaping () -> C) -> some View { self }
  nonisolated public func accessibilityRotor<C: View>(_ labelKey: LocalizedStringKey, @ViewBuilder entries: @escaping () -> C) -> some View { self }
  nonisolated public func accessibilityRotor<C: View>(_ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> C) -> some View { self }
  nonisolated public func accessibilityRotor<Model: Identifiable>(_ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>) -> some View { self }
  nonisolated public func accessibilityRotor<Model: Identifiable>(_ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>)
    -> some View
  { self }
}
