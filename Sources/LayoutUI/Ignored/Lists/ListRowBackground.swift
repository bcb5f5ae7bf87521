/// What is drawn behind a row has the row's size.
extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
}
