extension View {
  nonisolated public func onAppear(
    perform action: (@MainActor () -> Void)? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    event(.appear, "onAppear", SourcePlace(_file, _line, _column, _function)) { _ in action?() }
  }
}
