/// A tooltip is shown on its own.
extension View {
  nonisolated public func help(_ text: Text) -> some View { self }
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
