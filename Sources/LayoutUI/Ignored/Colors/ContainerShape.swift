/// The shape of a container does not change the size.
extension View {
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}
