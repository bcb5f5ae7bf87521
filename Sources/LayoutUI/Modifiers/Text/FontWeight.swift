extension View {
  nonisolated public func fontWeight(
    _ weight: Font.Weight?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.FontWeightModifier.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("weight", weight.map { .text($0.name) }))
    }
  }
  nonisolated public func bold(
    _ isActive: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Bold.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("isActive", .bool(isActive))] }
  }
}
