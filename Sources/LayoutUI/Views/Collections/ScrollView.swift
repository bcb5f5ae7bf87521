/// A part of a content that may be larger.
nonisolated public struct ScrollView<Content: View>: _Primitive {
  public var content: Content
  private let holder: Holder<Content>
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    self.content = content()
    holder = Holder(LayoutEngine.ScrollView.self, self.content, SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("axes", axes.rawValue == Axis.Set.vertical.rawValue ? nil : .axes(axes)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let mark = scope.inside("scroll view").path
    scope.graph.geometry.scrollViews[scope.path] = mark
    return holder._list(scope).mapped { $0.mark(mark) }
  }
}
