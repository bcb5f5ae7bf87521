/// A key does not change the size.
extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}
