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
  nonisolated public mutating func addPath(_ path: Path) { points += path.points }
  nonisolated public mutating func closeSubpath() {}
  nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.points = points.map { $0.applying(transform) }
    return path
  }
}
