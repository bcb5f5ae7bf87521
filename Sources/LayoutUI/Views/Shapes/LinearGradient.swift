/// Colours that run along a line: as large as it is offered.
nonisolated public struct LinearGradient: ShapeStyle, _Primitive {
  private let place: SourcePlace
  nonisolated public init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { scope.leaf(LayoutEngine.LinearGradient.self, place) }
}

extension _ViewScope {
  /// A view of the engine without arguments.
  func leaf(_ type: any Primitive.Type, _ place: SourcePlace) -> _ViewList { _ViewList(Element(type, at: place, inside(type.name))) }
}
