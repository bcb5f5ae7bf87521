/// What shows through does not change the size.
extension View {
  nonisolated public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> some View { self }
  @_disfavoredOverload nonisolated public func mask<M: View>(_ mask: M) -> some View { self }
}
