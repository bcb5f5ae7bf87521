/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
