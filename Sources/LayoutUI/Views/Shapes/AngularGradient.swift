/// Colours that run around a point: as large as it is offered.
nonisolated public struct AngularGradient: ShapeStyle, _Primitive {
  private let place: SourcePlace
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, angle: Angle = .zero, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    colors: [Color], center: UnitPoint, angle: Angle = .zero, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { scope.leaf(LayoutEngine.AngularGradient.self, place) }
}
