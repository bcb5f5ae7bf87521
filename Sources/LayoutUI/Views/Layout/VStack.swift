/// Views one below another.
nonisolated public struct VStack<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.VStack.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("spacing", .length(spacing)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}
