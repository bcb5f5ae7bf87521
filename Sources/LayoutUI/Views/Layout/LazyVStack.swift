/// Views one below another, of which only those in sight are laid out.
nonisolated public struct LazyVStack<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.LazyVStack.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("spacing", .length(spacing)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}
