extension View {
  nonisolated public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    event(.disappear, "onDisappear", SourcePlace(_file, _line, _column, _function)) { _ in action?() }
  }
}
