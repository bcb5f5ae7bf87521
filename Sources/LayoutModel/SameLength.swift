extension Double {
  /// Points by which two lengths may differ and count as the same: no two decimals show it.
  package static let indistinct = 0.005

  /// Points by which a view may stick out of what holds it without its being said: the views `overflow` and `truncation` have the same.
  package static let overflowSlack = 0.01

  /// Whether two lengths or positions are the same to the eye; infinity is the same as infinity.
  package func isSame(as other: Double) -> Bool { self == other || abs(self - other) <= Self.indistinct }
}

extension Size {
  package func isSame(as other: Size) -> Bool { width.isSame(as: other.width) && height.isSame(as: other.height) }
}

extension Point {
  package func isSame(as other: Point) -> Bool { x.isSame(as: other.x) && y.isSame(as: other.y) }
}

extension Rect {
  package func isSame(as other: Rect) -> Bool { origin.isSame(as: other.origin) && size.isSame(as: other.size) }
}
