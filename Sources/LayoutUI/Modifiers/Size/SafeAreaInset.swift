extension View {
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.SafeAreaInset.self, showing: content(), at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("edge", .text("\(edge)")), ("spacing", .length(spacing)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.SafeAreaInset.self, showing: content(), at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("edge", .text("\(edge)")), ("spacing", .length(spacing)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
}
