/// A long text that can be edited: as large as it is offered.
nonisolated public struct TextEditor: View {
  private let place: SourcePlace
  nonisolated public init(
    text: Binding<String>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public var body: some View { Control(LayoutEngine.TextEditor.self, EmptyView(), place) }
}
