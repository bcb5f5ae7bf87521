/// A sheet that stays when it is dragged is as large as any other.
extension View {
  nonisolated public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
}
