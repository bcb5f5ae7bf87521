import LayoutEngine

/// A button that pastes: a symbol and its word.
nonisolated public struct PasteButton: View {
  private let place: SourcePlace
  nonisolated public init<T>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public var body: some View { Control(LayoutEngine.PasteButton.self, [], place) }
}
