/// A line between views.
nonisolated public struct Divider: _Primitive {
  private let place: SourcePlace
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { _ViewList(Element(LayoutEngine.Divider.self, at: place, scope.inside("Divider"))) }
}
