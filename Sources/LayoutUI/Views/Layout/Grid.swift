/// Rows of cells in common columns.
nonisolated public struct Grid<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.Grid.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](
        ("alignment", alignment == .center ? nil : scope.alignment(alignment)), ("horizontalSpacing", .length(horizontalSpacing)),
        ("verticalSpacing", .length(verticalSpacing)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}
