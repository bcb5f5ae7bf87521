extension View {
  nonisolated public func gridCellAnchor(
    _ anchor: UnitPoint, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.GridCellAnchor.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("anchor", .unitPoint(anchor))] }
  }
}
