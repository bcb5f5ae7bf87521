extension View {
  nonisolated public func textCase(
    _ textCase: Text.Case?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.textCase, to: textCase, at: SourcePlace(_file, _line, _column, _function))
  }
}
