/// A button that switches editing on and off: its word.
nonisolated public struct EditButton: View {
  private let place: SourcePlace
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  @MainActor public var body: some View { Control(LayoutEngine.EditButton.self, [], place) }
}
