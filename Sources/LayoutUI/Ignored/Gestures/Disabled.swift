/// A disabled control is as large as an enabled one.
extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
}
