extension View {
  nonisolated public func scenePadding(
    _ edges: Edge.Set = .all, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { padding(edges).approximated("scenePadding: as padding", at: SourcePlace(_file, _line, _column, _function)) }
}
