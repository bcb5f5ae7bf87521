extension View {
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.multilineTextAlignment, to: alignment, at: SourcePlace(_file, _line, _column, _function))
  }
}
