extension View {
  nonisolated public func navigationBarHidden(
    _ hidden: Bool, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.NavigationBarHidden.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("hidden", .bool(hidden))] }
  }
}
