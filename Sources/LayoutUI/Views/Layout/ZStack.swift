/// Views over one another.
nonisolated public struct ZStack<Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.ZStack.self, content(), SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}
