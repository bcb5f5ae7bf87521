/// A gesture is felt, not laid out.
extension View {
  nonisolated public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }
}
