extension View {
  nonisolated public func offset(
    x: CGFloat = 0, y: CGFloat = 0, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Offset.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument](("x", .length(x)), ("y", .length(y))) }
  }
  nonisolated public func offset(
    _ offset: CGSize, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Offset.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("x", .length(offset.width)), ("y", .length(offset.height)))
    }
  }
}
