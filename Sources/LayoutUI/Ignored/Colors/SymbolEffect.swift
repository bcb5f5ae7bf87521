/// An animation ends where it began.
extension View {
  nonisolated public func symbolEffect(_ effect: SymbolEffectName) -> some View { self }
  nonisolated public func symbolEffect<V: Equatable>(_ effect: SymbolEffectName, value: V) -> some View { self }
  nonisolated public func symbolEffect(_ effect: SymbolEffectName, isActive: Bool) -> some View { self }
}
