#if !canImport(UIKit)
  /// A path of UIKit, of which a shape makes its own: `Path(UIBezierPath(…).cgPath)`.
  nonisolated public final class UIBezierPath: @unchecked Sendable {
    private var path = Path()
    public init() {}
    public init(rect: CGRect) { path.addRect(rect) }
    public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { path.addRect(rect) }
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) { path.addRect(rect) }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: point, control: controlPoint) }
    public func close() {}
    public var bounds: CGRect { path.boundingRect }
    public var cgPath: Path { path }
  }

  public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2), bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8)
    public static let allCorners: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  extension Path { nonisolated public init(_ path: Path) { self = path } }
#endif
