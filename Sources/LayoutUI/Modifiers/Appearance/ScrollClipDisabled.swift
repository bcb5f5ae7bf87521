extension View {
  nonisolated public func scrollClipDisabled(
    _ disabled: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ScrollClipDisabled.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("value", .bool(disabled))] }
  }
}
