/// A picture that code draws: as large as it is offered. Nothing is drawn while views are laid out.
nonisolated public struct Canvas<Symbols: View>: _Primitive {
  private let place: SourcePlace
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    _ViewList(Element(LayoutEngine.Canvas.self, at: place, scope.inside("Canvas")))
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// What a Canvas draws with; a renderer is never run.
public struct GraphicsContext {
  public var opacity = 1.0
  /// How a path is filled or stroked.
  public struct Shading {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { Shading() }
    public static let foreground = Shading(), backdrop = Shading()
  }
  public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { .zero } }
  public struct ResolvedImage { public let size = CGSize.zero }
  public struct ResolvedSymbol { public let size = CGSize.zero }
  public mutating func fill(_ path: Path, with shading: Shading) {}
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ text: Text, in rect: CGRect) {}
  public mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: Image, in rect: CGRect) {}
  public mutating func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: ResolvedImage, in rect: CGRect) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(to path: Path) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}
