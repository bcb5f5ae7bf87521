extension View {
  nonisolated public func controlSize(
    _ size: ControlSize, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.controlSize, to: size, at: SourcePlace(_file, _line, _column, _function))
  }
}
