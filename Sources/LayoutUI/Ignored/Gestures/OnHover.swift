/// There is no pointer while views are laid out.
extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func onContinuousHover(coordinateSpace: any CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
  { self }
}
