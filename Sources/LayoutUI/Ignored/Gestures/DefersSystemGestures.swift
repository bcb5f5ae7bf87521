/// A gesture is felt, not laid out.
extension View {
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
