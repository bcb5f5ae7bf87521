extension View {
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    inEnvironment { $0.multilineTextAlignment = alignment }.modified(
      LayoutEngine.MultilineTextAlignment.self, at: SourcePlace(_file, _line, _column, _function)
    ) { _ in
      [Argument("alignment", .text(alignment.rawValue))]
    }
  }
}
