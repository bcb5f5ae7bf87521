extension View {
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Border.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument("width", .number(Double(width))), Argument("color", .text(content.label))]
    }
  }
}
