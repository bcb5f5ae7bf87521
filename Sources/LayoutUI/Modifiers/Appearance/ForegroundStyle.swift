extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ForegroundStyle.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("style", style.styleName.map { .text($0) }))
    }
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { foregroundStyle(primary, _file: _file, _line: _line, _column: _column, _function: _function) }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { foregroundStyle(primary, _file: _file, _line: _line, _column: _column, _function: _function) }
}
