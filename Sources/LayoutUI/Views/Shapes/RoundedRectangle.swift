/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, PrimitiveShape {
  public var cornerSize: CGSize
  let place: SourcePlace
  nonisolated public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (cornerSize, place) = (CGSize(width: cornerRadius, height: cornerRadius), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.cornerSize, place) = (cornerSize, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
  var primitive: (type: any Primitive.Type, arguments: [Argument]) {
    (LayoutEngine.RoundedRectangle.self, [Argument("cornerRadius", .number(Double(cornerSize.width)))])
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
