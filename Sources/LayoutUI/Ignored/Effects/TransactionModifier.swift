/// A layout shows the end of an animation.
extension View {
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
