/// An outline. Its points are kept as far as its bounds go; as a view it fills what it is offered.
nonisolated public struct Path: Shape, Equatable {
  private var points: [CGPoint] = []
  nonisolated public init() {}
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }
  nonisolated public init(_ rect: CGRect) { addRect(rect) }
  nonisolated public init(ellipseIn rect: CGRect) { addRect(rect) }
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { addRect(rect) }
  nonisolated public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
  nonisolated public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { addRect(rect) }
  public func path(in rect: CGRect) -> Path { self }

  nonisolated public var isEmpty: Bool { points.isEmpty }
  nonisolated public var currentPoint: CGPoint? { points.last }
  nonisolated public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
  nonisolated public mutating func move(to point: CGPoint) { points.append(point) }
  nonisolated public mutating func addLine(to point: CGPoint) { points.append(point) }
  nonisolated public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  nonisolated public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { points += [control1, control2, point] }
  nonisolated public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points += [control, point] }
  nonisolated public mutating func addRect(_ rect: CGRect) {
    points += [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  nonisolated public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  nonisolated public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
  nonisolated public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    addRect(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  /// A line to where the arc begins, and the arc, which touches the lines from the current point to the first end and from there to the second.
  nonisolated public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    guard let start = currentPoint else { return }
    func direction(_ point: CGPoint) -> CGPoint {
      let (x, y) = (point.x - tangent1End.x, point.y - tangent1End.y), length = hypot(x, y)
      return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
    func point(_ way: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: tangent1End.x + way.x * distance, y: tangent1End.y + way.y * distance)
    }
    let (back, ahead) = (direction(start), direction(tangent2End)), sum = CGPoint(x: back.x + ahead.x, y: back.y + ahead.y)
    let half = acos(max(-1, min(1, back.x * ahead.x + back.y * ahead.y))) / 2, middle = hypot(sum.x, sum.y)
    // Lines that are one have no corner to round.
    guard radius > 0, half > 1e-6, middle > 1e-6 else { return points.append(tangent1End.applying(transform)) }
    let touch = radius / tan(half), bisector = CGPoint(x: sum.x / middle, y: sum.y / middle)
    points += [point(back, touch), point(bisector, radius / sin(half) - radius), point(ahead, touch)].map { $0.applying(transform) }
  }
  nonisolated public mutating func addPath(_ path: Path) { points += path.points }
  nonisolated public mutating func closeSubpath() {}
  nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.points = points.map { $0.applying(transform) }
    return path
  }
}
