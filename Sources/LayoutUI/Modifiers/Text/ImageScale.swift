extension View {
  nonisolated public func imageScale(
    _ scale: Image.Scale, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.imageScale, to: scale, at: SourcePlace(_file, _line, _column, _function))
  }
}
