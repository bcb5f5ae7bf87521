/// Width and height in points.
package struct Size: Hashable, Sendable, BitwiseCopyable {
  package var width: Double
  package var height: Double

  @inlinable package init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
  package static let zero = Size(0, 0)

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  @inlinable package init(_ axis: Axis, main: Double, cross: Double) {
    self = axis == .horizontal ? Size(main, cross) : Size(cross, main)
  }
  @inlinable package var isNaN: Bool { width.isNaN || height.isNaN }
}

/// A position in points, origin top-left, y down.
package struct Point: Hashable, Sendable, BitwiseCopyable {
  package var x: Double
  package var y: Double

  @inlinable package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  package static let zero = Point(0, 0)

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
  @inlinable package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable package var isNaN: Bool { x.isNaN || y.isNaN }
}

/// A rectangle in points.
package struct Rect: Hashable, Sendable, BitwiseCopyable {
  package var origin: Point
  package var size: Size

  @inlinable package init(_ origin: Point, _ size: Size) { (self.origin, self.size) = (origin, size) }
  @inlinable package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) { self.init(Point(x, y), Size(width, height)) }
  package static let zero = Rect(0, 0, 0, 0)
}

/// An affine map of the canvas: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as Core Graphics orders it.
package struct Transform: Hashable, Sendable, BitwiseCopyable {
  package var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0

  package static let identity = Transform()
  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// This map, done about `point` instead of about the origin.
  package func about(_ point: Point) -> Transform {
    Transform(a: a, b: b, c: c, d: d, tx: tx + point.x - a * point.x - c * point.y, ty: ty + point.y - b * point.x - d * point.y)
  }

  /// First `self`, then `outer`.
  package func then(_ outer: Transform) -> Transform {
    Transform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  package func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// The smallest upright rectangle around the image of `rect`; of one without end whose image has no number, the rectangle itself.
  package func bounds(of rect: Rect) -> Rect {
    if self == .identity { return rect }
    let corners = [
      rect.origin, Point(rect.origin.x + rect.size.width, rect.origin.y), Point(rect.origin.x, rect.origin.y + rect.size.height),
      Point(rect.origin.x + rect.size.width, rect.origin.y + rect.size.height),
    ].map(apply)
    let xs = corners.map(\.x), ys = corners.map(\.y)
    let (left, right) = (xs.reduce(.infinity, min), xs.reduce(-.infinity, max))
    let (top, bottom) = (ys.reduce(.infinity, min), ys.reduce(-.infinity, max))
    let image = Rect(left, top, right - left, bottom - top)
    return corners.contains(where: \.isNaN) || image.size.isNaN ? rect : image
  }
}

extension Rect {
  /// The rectangle a screen shows: both corners rounded to the nearest pixel, ties up (semantics A1.5). Counted in lengths of a pixel, as iOS does:
  /// 20.1666… points at 3 pixels a point are 60.5 pixels or a little less, and shown at 20.3333 (measured: sentry-text-120).
  package func snapped(toScale scale: Double) -> Rect {
    let pixel = 1 / scale
    func snap(_ v: Double) -> Double { v.isFinite ? ((v + pixel / 2) / pixel).rounded(.down) * pixel : v }
    let (left, top) = (snap(origin.x), snap(origin.y))
    let (right, bottom) = (snap(origin.x + size.width), snap(origin.y + size.height))
    return Rect(left, top, right.isFinite && left.isFinite ? right - left : size.width, bottom.isFinite && top.isFinite ? bottom - top : size.height)
  }
}

extension Point {
  /// SwiftUI's named unit points, which are fractions of a size.
  package static let unitPoints: [String: Point] = [
    "zero": .zero, "topLeading": .zero, "top": Point(0.5, 0), "topTrailing": Point(1, 0), "leading": Point(0, 0.5), "center": Point(0.5, 0.5),
    "trailing": Point(1, 0.5), "bottomLeading": Point(0, 1), "bottom": Point(0.5, 1), "bottomTrailing": Point(1, 1),
  ]
}

extension Rect {
  /// A point of it, told in fractions of its size; a fraction of 0 of an infinite length is none of it.
  package func point(at unit: Point) -> Point {
    func place(_ axis: Axis) -> Double { origin[axis] + (unit[axis] == 0 ? 0 : size[axis] * unit[axis]) }
    return Point(place(.horizontal), place(.vertical))
  }
}
