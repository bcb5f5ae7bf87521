extension View {
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.SafeAreaPadding.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("length", .length(length)), ("edges", edges == .all ? nil : .edges(edges)))
    }
  }
  nonisolated public func safeAreaPadding(
    _ length: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.SafeAreaPadding.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument](("length", .length(length))) }
  }
  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.SafeAreaPadding.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](
        ("top", .length(insets.top)), ("leading", .length(insets.leading)), ("bottom", .length(insets.bottom)), ("trailing", .length(insets.trailing)))
    }
  }
}
