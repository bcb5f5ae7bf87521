extension View {
  nonisolated public func monospacedDigit(
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.MonospacedDigit.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [] }
  }
}
