extension View {
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.CornerRadius.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("radius", .number(Double(radius)))] }
  }
}
