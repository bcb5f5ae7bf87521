extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Background.self, showing: content(), at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @_disfavoredOverload nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Background.self, showing: background, at: SourcePlace(_file, _line, _column, _function)) { scope, views in
      scope.layer(alignment, of: views)
    }
  }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(
      LayoutEngine.Background.self, showing: Color(named: style.label, at: SourcePlace(_file, _line, _column, _function)),
      at: SourcePlace(_file, _line, _column, _function)
    ) { _ in [Argument](("ignoresSafeAreaEdges", edges.isEmpty ? nil : .edges(edges))) }
  }
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(
      LayoutEngine.Background.self, showing: Color(named: "background", at: SourcePlace(_file, _line, _column, _function)),
      at: SourcePlace(_file, _line, _column, _function)
    ) { _ in [Argument](("ignoresSafeAreaEdges", edges.isEmpty ? nil : .edges(edges))) }
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(), _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(
      LayoutEngine.Background.self, showing: shape.fill(style, _file: _file, _line: _line, _column: _column, _function: _function),
      at: SourcePlace(_file, _line, _column, _function)
    ) { _ in [] }
  }
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle(), _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(
      LayoutEngine.Background.self, showing: shape.fill(_file: _file, _line: _line, _column: _column, _function: _function),
      at: SourcePlace(_file, _line, _column, _function)
    ) { _ in [] }
  }
}

extension _ViewScope {
  /// Arguments of an overlay or background of views. A style with modifiers, `Color.black.ignoresSafeArea()`, is said to be one: whoever takes the modifiers away
  /// calls the overload of a style, which reaches beyond the safe area.
  func layer(_ alignment: Alignment, of views: [Element]) -> [Argument] {
    if alignment != .center { return [Argument](("alignment", self.alignment(alignment))) }
    guard views.count == 1, !views[0].modifiers.isEmpty, case .primitive(let type) = views[0].kind, type.traits.isStyle else { return [] }
    return [Argument](("ignoresSafeAreaEdges", .edges(.all)))
  }
}
