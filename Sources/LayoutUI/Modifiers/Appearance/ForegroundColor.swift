extension View {
  nonisolated public func foregroundColor(
    _ color: Color?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ForegroundColor.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument](("color", color.map { .text($0.name) })) }
  }
}
