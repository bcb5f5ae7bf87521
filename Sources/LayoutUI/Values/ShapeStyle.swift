import LayoutModel

/// What a shape is filled with: it has no effect on layout.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// What a picture colours by; nil for what is more than a colour.
  nonisolated var styleName: String? {
    switch self {
    case let color as Color: color.name
    case let level as HierarchicalShapeStyle: level.name
    case let style as NamedShapeStyle: style.name
    // A colour's own gradient runs from nearly the colour to the colour.
    case let gradient as AnyGradient: gradient.gradient.stops.first?.color.name
    case let faded as FadedStyle: faded.name
    case let style as AnyShapeStyle: style.name
    default: nil
    }
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(named: "red") }
  public static var orange: Color { .init(named: "orange") }
  public static var yellow: Color { .init(named: "yellow") }
  public static var green: Color { .init(named: "green") }
  public static var mint: Color { .init(named: "mint") }
  public static var teal: Color { .init(named: "teal") }
  public static var cyan: Color { .init(named: "cyan") }
  public static var blue: Color { .init(named: "blue") }
  public static var indigo: Color { .init(named: "indigo") }
  public static var purple: Color { .init(named: "purple") }
  public static var pink: Color { .init(named: "pink") }
  public static var brown: Color { .init(named: "brown") }
  public static var white: Color { .init(named: "white") }
  public static var gray: Color { .init(named: "gray") }
  public static var black: Color { .init(named: "black") }
  public static var clear: Color { .init(named: "clear") }
}

/// A style that follows the environment.
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String
  public static let primary = HierarchicalShapeStyle(name: "primary"), secondary = HierarchicalShapeStyle(name: "secondary")
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary"), quaternary = HierarchicalShapeStyle(name: "quaternary")
  public static let quinary = HierarchicalShapeStyle(name: "quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(name: "primary") }
  public static var secondary: HierarchicalShapeStyle { .init(name: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { .init(name: "tertiary") }
  public static var quaternary: HierarchicalShapeStyle { .init(name: "quaternary") }
  public static var quinary: HierarchicalShapeStyle { .init(name: "quinary") }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
}

/// A style through which its ground is seen; nil is what is more than a colour.
struct FadedStyle: ShapeStyle { let name: String? }

/// A style by its name alone.
public struct NamedShapeStyle: ShapeStyle { let name: String }

extension ShapeStyle where Self == NamedShapeStyle {
  public static var tint: NamedShapeStyle { .init(name: "tint") }
  public static var background: NamedShapeStyle { .init(name: "background") }
  public static var foreground: NamedShapeStyle { .init(name: "foreground") }
  public static var selection: NamedShapeStyle { .init(name: "selection") }
  public static var separator: NamedShapeStyle { .init(name: "separator") }
  public static var placeholder: NamedShapeStyle { .init(name: "placeholder") }
  public static var link: NamedShapeStyle { .init(name: "link") }
  public static var fill: NamedShapeStyle { .init(name: "fill") }
  public static var windowBackground: NamedShapeStyle { .init(name: "windowBackground") }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle {
  /// As transparent: drawn, not laid out.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(name: styleName.map { ColorName($0).faded(opacity).text }) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow in a style: drawn, not laid out.
public struct ShadowStyle: Sendable {
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
}

/// A blurred background.
public struct Material: ShapeStyle {
  public static let regular = Material(), thick = Material(), thin = Material(), ultraThin = Material(), ultraThick = Material(), bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var ultraThinMaterial: Material { Material() }
  public static var ultraThickMaterial: Material { Material() }
  public static var bar: Material { Material() }
}

/// A picture, repeated as often as there is room.
public struct ImagePaint: ShapeStyle {
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
}
extension ShapeStyle where Self == ImagePaint {
  public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
    ImagePaint(image: image)
  }
}

/// A style whose type is not known to those around it.
public struct AnyShapeStyle: ShapeStyle {
  let name: String?
  public init<S: ShapeStyle>(_ style: S) { name = style.styleName }
}

extension ShapeStyle {
  /// What a person would recognise it by.
  var label: String { styleName ?? String(describing: Self.self) }
}
