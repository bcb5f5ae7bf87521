extension View {
  nonisolated public func opacity(
    _ opacity: Double, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Opacity.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("value", .number(opacity))] }
  }
}
