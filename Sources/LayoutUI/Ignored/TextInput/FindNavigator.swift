/// What is searched for is no matter of layout.
extension View {
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
