extension View {
  nonisolated public func gridColumnAlignment(
    _ guide: HorizontalAlignment, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.GridColumnAlignment.self, at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument("alignment", scope.alignment(guide))]
    }
  }
}
