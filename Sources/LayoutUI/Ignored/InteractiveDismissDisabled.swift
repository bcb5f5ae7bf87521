/// A sheet has a root of its own.
extension View {
  nonisolated public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
}
