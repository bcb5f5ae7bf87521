/// A rectangle with round ends.
nonisolated public struct Capsule: InsettableShape, PrimitiveShape {
  let place: SourcePlace
  nonisolated public init(
    style: RoundedCornerStyle = .continuous, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
  var primitive: (type: any Primitive.Type, arguments: [Argument]) { (LayoutEngine.Capsule.self, []) }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
