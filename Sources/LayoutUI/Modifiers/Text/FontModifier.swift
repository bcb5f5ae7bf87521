extension View {
  nonisolated public func font(_ font: Font?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function)
    -> some View
  {
    setting(\.font, to: font, at: SourcePlace(_file, _line, _column, _function))
  }
}
