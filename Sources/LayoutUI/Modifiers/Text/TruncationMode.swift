extension View {
  nonisolated public func truncationMode(
    _ mode: Text.TruncationMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.TruncationMode.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("mode", .text(mode.rawValue))] }
  }
}
