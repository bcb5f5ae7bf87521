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
      let isCentered = alignment == .center
      return [Argument](
        ("alignment", isCentered ? nil : scope.alignment(alignment)), ("ignoresSafeAreaEdges", isCentered && views.isModifiedStyle ? .edges(.all) : nil))
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

extension [Element] {
  /// Whether the view would be a style without its modifiers, `Color.black.ignoresSafeArea()`: whoever takes them away calls the `background` of a style, which
  /// reaches beyond the safe area.
  var isModifiedStyle: Bool {
    guard count == 1, !self[0].modifiers.isEmpty, case .primitive(let type) = self[0].kind else { return false }
    return type.traits.isStyle
  }
}
