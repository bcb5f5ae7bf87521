/// The shape of the container, as far as that is known: a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, PrimitiveShape {
  let place: SourcePlace
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
  var primitive: (type: any Primitive.Type, arguments: [Argument]) { (LayoutEngine.ContainerRelativeShape.self, []) }
}
