extension View {
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Overlay.self, showing: content(), at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @_disfavoredOverload nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Overlay.self, showing: overlay, at: SourcePlace(_file, _line, _column, _function)) { scope, views in scope.layer(alignment, of: views)
    }
  }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(
      LayoutEngine.Overlay.self, showing: Color(named: style.label, at: SourcePlace(_file, _line, _column, _function)),
      at: SourcePlace(_file, _line, _column, _function)
    ) { _ in [Argument](("ignoresSafeAreaEdges", edges.isEmpty ? nil : .edges(edges))) }
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(), _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(
      LayoutEngine.Overlay.self, showing: shape.fill(style, _file: _file, _line: _line, _column: _column, _function: _function),
      at: SourcePlace(_file, _line, _column, _function)
    ) { _ in [] }
  }
}
