/// What a Canvas draws with; a renderer is never run.
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public let environment = EnvironmentValues()
  public let clipBoundingRect = CGRect.zero

  /// How a path is filled or stroked.
  public struct Shading {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func color(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading { Shading() }
    public static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func palette(_ shadings: [Shading]) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []
    ) -> Shading { Shading() }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []) -> Shading { Shading() }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading() }
    public static let foreground = Shading(), backdrop = Shading()
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1), mirror = GradientOptions(rawValue: 2), linearColor = GradientOptions(rawValue: 4)
  }

  /// What is done to all that is drawn after it.
  public struct Filter {
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1), shadowOnly = ShadowOptions(rawValue: 2), invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1), dithersResult = BlurOptions(rawValue: 2)
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public struct ResolvedText {
    public var shading = Shading()
    public func measure(in size: CGSize) -> CGSize { .zero }
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }
  public struct ResolvedImage {
    public let size = CGSize.zero
    public let baseline: CGFloat = 0
    public var shading: Shading?
  }
  public struct ResolvedSymbol { public let size = CGSize.zero }
  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ text: Text, in rect: CGRect) {}
  public mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public mutating func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public mutating func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ text: ResolvedText, in rect: CGRect) {}
  public mutating func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {}
  public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void) rethrows {}
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}
