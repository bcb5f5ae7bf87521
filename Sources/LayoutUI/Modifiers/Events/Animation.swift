extension View {
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Animation.self, at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func animation(
    _ animation: Animation?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Animation.self, at: SourcePlace(_file, _line, _column, _function)) }
}
