/// A variant of a symbol has about its size.
extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
