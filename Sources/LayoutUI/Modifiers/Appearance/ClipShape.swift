extension View {
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle(), _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ClipShape.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("shape", .text(String(describing: S.self)))] }
  }
}
