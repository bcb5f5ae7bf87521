/// A row of a Grid.
nonisolated public struct GridRow<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.GridRow.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("alignment", alignment.map { scope.alignment($0) }))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}
