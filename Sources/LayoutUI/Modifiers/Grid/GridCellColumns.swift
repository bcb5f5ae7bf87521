extension View {
  nonisolated public func gridCellColumns(
    _ count: Int, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.GridCellColumns.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("count", .number(Double(count)))] }
  }
}
