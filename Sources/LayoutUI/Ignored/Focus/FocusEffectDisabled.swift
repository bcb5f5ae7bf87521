/// The focus does not change the size.
extension View {
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
