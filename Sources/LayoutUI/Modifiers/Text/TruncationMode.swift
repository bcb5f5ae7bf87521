extension View {
  nonisolated public func truncationMode(
    _ mode: Text.TruncationMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.truncationMode, to: mode, at: SourcePlace(_file, _line, _column, _function))
  }
}
