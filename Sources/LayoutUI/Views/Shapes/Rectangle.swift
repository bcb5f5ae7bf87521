/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, PrimitiveShape {
  let place: SourcePlace
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
  var primitive: (type: any Primitive.Type, arguments: [Argument]) { (LayoutEngine.Rectangle.self, []) }
}

extension Shape where Self == Rectangle {
  public static var rectangle: Rectangle { Rectangle() }
  public static var rect: Rectangle { Rectangle() }
}
