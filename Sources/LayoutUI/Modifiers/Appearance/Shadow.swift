extension View {
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Shadow.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("radius", .length(radius)), ("x", .length(x)), ("y", .length(y)))
    }
  }
}
