/// A disabled control is as large as an enabled one; styles and views that read `isEnabled` know it.
extension View {
  nonisolated public func disabled(
    _ disabled: Bool, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    changingEnvironment(\.isEnabled, at: SourcePlace(_file, _line, _column, _function)) { $0 && !disabled }
  }
}
