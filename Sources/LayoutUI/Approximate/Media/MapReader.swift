/// Views around a map, laid out as they are; where on the map a point is nobody knows.
nonisolated public struct MapReader<Content: View>: View {
  private let content: Content
  nonisolated public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  @MainActor public var body: some View { content }
}

/// What tells a point of the screen from a place of the world: nothing that is asked of it is known.
nonisolated public struct MapProxy {
  public func convert<Space: CoordinateSpaceProtocol>(_ point: CGPoint, from space: Space) -> _AssumedValue? { nil }
  public func convert<Space: CoordinateSpaceProtocol>(_ coordinate: _AssumedValue, to space: Space) -> CGPoint? { nil }
}
