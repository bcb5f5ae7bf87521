import LayoutEngine

/// A map: as large as it is offered; what is marked on it is not laid out.
nonisolated public struct Map: View {
  private let place: SourcePlace
  nonisolated public init(
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<Region>(
    coordinateRegion: Binding<Region>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<Region, Items: RandomAccessCollection, Mark>(
    coordinateRegion: Binding<Region>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Mark, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<Content: View>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<Content: View>(
    initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<Content: View>(
    interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public var body: some View { Control(LayoutEngine.Map.self, [], place) }
}

/// The part of the world that a map shows. It has no effect on layout, whatever it is made of.
nonisolated public struct MapCameraPosition: Equatable, Sendable {
  public static let automatic = Self()
  public static func region<Region>(_ region: Region) -> Self { Self() }
  public static func rect<Rect>(_ rect: Rect) -> Self { Self() }
  public static func camera<Camera>(_ camera: Camera) -> Self { Self() }
  public static func item<Item>(_ item: Item, allowsAutomaticPitch: Bool = true) -> Self { Self() }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self { Self() }
}

/// Gestures that move a map.
nonisolated public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), rotate = Self(rawValue: 4), pitch = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}
