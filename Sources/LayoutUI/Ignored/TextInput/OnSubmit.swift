/// Nothing is submitted while views are laid out.
extension View {
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
