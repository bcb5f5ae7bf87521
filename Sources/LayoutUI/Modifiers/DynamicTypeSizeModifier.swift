extension View {
  /// Texts keep their standard size, which a note says where another one is asked for.
  nonisolated public func dynamicTypeSize(
    _ size: DynamicTypeSize, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    inEnvironment { $0.dynamicTypeSize = size }.approximated(
      size == .large ? nil : "dynamicTypeSize: texts keep their standard size", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { self }
}
