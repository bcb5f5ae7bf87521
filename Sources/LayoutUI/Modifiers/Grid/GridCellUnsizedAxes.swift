extension View {
  nonisolated public func gridCellUnsizedAxes(
    _ axes: Axis.Set, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.GridCellUnsizedAxes.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("axes", .axes(axes))] }
  }
}
