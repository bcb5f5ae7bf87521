/// Colours that run outwards: as large as it is offered.
nonisolated public struct RadialGradient: ShapeStyle, _Primitive {
  private let place: SourcePlace
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { scope.leaf(LayoutEngine.RadialGradient.self, place) }
}
