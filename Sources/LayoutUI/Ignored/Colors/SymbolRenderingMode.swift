/// The colours of a symbol are drawn, not laid out.
extension View {
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
