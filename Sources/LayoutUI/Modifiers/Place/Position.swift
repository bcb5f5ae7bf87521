extension View {
  nonisolated public func position(
    x: CGFloat = 0, y: CGFloat = 0, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Position.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument](("x", .length(x)), ("y", .length(y))) }
  }
  nonisolated public func position(
    _ position: CGPoint, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Position.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("x", .length(position.x)), ("y", .length(position.y)))
    }
  }
}
