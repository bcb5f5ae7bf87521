/// An animation ends where it began.
extension View {
  nonisolated public func symbolEffect(_ effect: SymbolEffectName, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }
  nonisolated public func symbolEffect<V: Equatable>(_ effect: SymbolEffectName, options: SymbolEffectOptions = .default, value: V) -> some View { self }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
