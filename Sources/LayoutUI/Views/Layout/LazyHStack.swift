/// Views side by side, of which only those in sight are laid out.
nonisolated public struct LazyHStack<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.LazyHStack.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("spacing", .length(spacing)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}

/// Headers and footers that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1), sectionFooters = PinnedScrollableViews(rawValue: 2)
}
