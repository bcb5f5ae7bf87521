extension View {
  nonisolated public func italic(
    _ isActive: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Italic.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("isActive", .bool(isActive))] }
  }
}
