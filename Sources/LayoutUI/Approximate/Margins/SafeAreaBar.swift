extension View {
  /// A bar at an edge: laid out as a safeAreaInset.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content, _file: _file, _line: _line, _column: _column)
      .approximated("safeAreaBar: as safeAreaInset", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content, _file: _file, _line: _line, _column: _column)
      .approximated("safeAreaBar: as safeAreaInset", at: SourcePlace(_file, _line, _column, _function))
  }
}
