extension View {
  nonisolated public func textCase(
    _ textCase: Text.Case?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    inEnvironment { $0.textCase = textCase }.modified(LayoutEngine.TextCaseModifier.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("textCase", textCase.map { .text("\($0)") }))
    }
  }
}
