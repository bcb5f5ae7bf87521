extension View {
  nonisolated public func fontDesign(
    _ design: Font.Design?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.FontDesignModifier.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("design", design.map { .text("\($0)") }))
    }
  }
  nonisolated public func monospaced(
    _ isActive: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Monospaced.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("isActive", .bool(isActive))] }
  }
  nonisolated public func fontWidth(
    _ width: Font.Width?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    approximated(width == nil || width == .standard ? nil : "fontWidth: texts keep their width", at: SourcePlace(_file, _line, _column, _function))
  }
}
