/// The first of several views that fits.
nonisolated public struct ViewThatFits<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.ViewThatFits.self, content(), SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("axes", axes.rawValue == 3 ? nil : .axes(axes)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}
