import LayoutEngine

/// A map: as large as it is offered; what is marked on it is not laid out.
nonisolated public struct Map: View {
  private let place: SourcePlace
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  nonisolated public init<Region>(
    coordinateRegion: Binding<Region>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<Position>(
    position: Binding<Position>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public var body: some View { Control(LayoutEngine.Map.self, [], place) }
}
