/// Room that grows as far as it can.
nonisolated public struct Spacer: _Primitive {
  private let minLength: CGFloat?
  private let place: SourcePlace
  nonisolated public init(
    minLength: CGFloat? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.minLength, place) = (minLength, SourcePlace(_file, _line, _column, _function)) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    _ViewList(Element(LayoutEngine.Spacer.self, [Argument](("minLength", .length(minLength))), at: place, scope.inside("Spacer")))
  }
}
