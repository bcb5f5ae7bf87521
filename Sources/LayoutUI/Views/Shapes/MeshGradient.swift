/// Colours that run between points: as large as it is offered.
nonisolated public struct MeshGradient: ShapeStyle, _Primitive {
  private let place: SourcePlace
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { scope.leaf(LayoutEngine.MeshGradient.self, place) }
}
