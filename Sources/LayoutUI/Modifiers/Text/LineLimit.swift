extension View {
  nonisolated public func lineLimit(
    _ number: Int?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.lineLimit, to: number, at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func lineLimit(
    _ limit: Int, reservesSpace: Bool, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.LineLimit.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("value", .number(Double(limit))), ("reservesSpace", .bool(reservesSpace)))
    }
  }
  nonisolated public func lineLimit(
    _ limit: ClosedRange<Int>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.LineLimit.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("range", .range(lower: Double(limit.lowerBound), upper: Double(limit.upperBound))))
    }
  }
  nonisolated public func lineLimit(
    _ limit: PartialRangeFrom<Int>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.LineLimit.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("range", .range(lower: Double(limit.lowerBound), upper: nil)))
    }
  }
  nonisolated public func lineLimit(
    _ limit: PartialRangeThrough<Int>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.LineLimit.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("range", .range(lower: nil, upper: Double(limit.upperBound))))
    }
  }
}
