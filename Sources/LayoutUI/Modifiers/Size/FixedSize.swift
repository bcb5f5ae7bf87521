extension View {
  nonisolated public func fixedSize(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function)
    -> some View
  { modified(LayoutEngine.FixedSize.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func fixedSize(
    horizontal: Bool, vertical: Bool, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.FixedSize.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("horizontal", .bool(horizontal)), ("vertical", .bool(vertical)))
    }
  }
}
