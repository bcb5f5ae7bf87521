/// A gesture is felt, not laid out.
extension View {
  nonisolated public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }
}
