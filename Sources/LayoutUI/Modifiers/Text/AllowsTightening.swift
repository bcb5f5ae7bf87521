extension View {
  nonisolated public func allowsTightening(
    _ flag: Bool, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.allowsTightening, to: flag, at: SourcePlace(_file, _line, _column, _function))
  }
}
