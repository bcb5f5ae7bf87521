/// Cells row by row, in columns that are given.
nonisolated public struct LazyVGrid<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.LazyVGrid.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](
        ("columns", .gridItems(columns.map { $0.item(scope) })), ("spacing", .length(spacing)),
        ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}

/// A column of a LazyVGrid or a row of a LazyHGrid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  @MainActor func item(_ scope: _ViewScope) -> LayoutEngine.GridItem {
    let length: LayoutEngine.GridItem.Length =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return LayoutEngine.GridItem(
      length, spacing: spacing.map { Double($0) }, horizontal: alignment.map { scope.graph.guide($0.horizontal.declared) },
      vertical: alignment.map { scope.graph.guide($0.vertical.declared) })
  }
}
