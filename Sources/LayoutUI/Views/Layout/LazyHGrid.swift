/// Cells column by column, in rows that are given.
nonisolated public struct LazyHGrid<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.LazyHGrid.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](
        ("rows", .gridItems(rows.map { $0.item(scope) })), ("spacing", .length(spacing)),
        ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}
