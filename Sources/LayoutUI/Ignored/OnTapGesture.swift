/// A gesture is felt, not laid out; --tap taps buttons.
extension View {
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void) -> some View { self }
}
