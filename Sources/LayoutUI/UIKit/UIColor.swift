#if !canImport(UIKit)
  /// A colour of UIKit: those of the system, of an asset catalog, and of components.
  nonisolated open class UIColor: Hashable, @unchecked Sendable {
    fileprivate let color: Color

    public init(_ color: Color) { self.color = color }
    public init?(named name: String) { color = Color(named: name) }
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { color = Color(named: name) }
    public init(resource: ColorResource) { color = Color(named: resource.name) }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { color = Color(red: red, green: green, blue: blue, opacity: alpha) }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }
    /// The colour that the provider has for light mode.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { color = dynamicProvider(UITraitCollection()).color }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor {
    private static func named(_ name: String) -> UIColor { UIColor(Color(named: name)) }

    public static var black: UIColor { named("black") }
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public static var white: UIColor { named("white") }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public static var clear: UIColor { named("clear") }

    public static var tintColor: UIColor { named("accentColor") }
    public static var systemRed: UIColor { named("red") }
    public static var systemGreen: UIColor { named("green") }
    public static var systemBlue: UIColor { named("blue") }
    public static var systemOrange: UIColor { named("orange") }
    public static var systemYellow: UIColor { named("yellow") }
    public static var systemPink: UIColor { named("pink") }
    public static var systemPurple: UIColor { named("purple") }
    public static var systemTeal: UIColor { named("teal") }
    public static var systemIndigo: UIColor { named("indigo") }
    public static var systemBrown: UIColor { named("brown") }
    public static var systemMint: UIColor { named("mint") }
    public static var systemCyan: UIColor { named("cyan") }
    public static var systemGray: UIColor { named("gray") }
    public static var systemGray2: UIColor { named("systemGray2") }
    public static var systemGray3: UIColor { named("systemGray3") }
    public static var systemGray4: UIColor { named("systemGray4") }
    public static var systemGray5: UIColor { named("systemGray5") }
    public static var systemGray6: UIColor { named("systemGray6") }

    public static var label: UIColor { named("label") }
    public static var secondaryLabel: UIColor { named("secondaryLabel") }
    public static var tertiaryLabel: UIColor { named("tertiaryLabel") }
    public static var quaternaryLabel: UIColor { named("quaternaryLabel") }
    public static var placeholderText: UIColor { named("placeholderText") }
    public static var link: UIColor { named("link") }
    public static var separator: UIColor { named("separator") }
    public static var opaqueSeparator: UIColor { named("opaqueSeparator") }
    public static var systemBackground: UIColor { named("systemBackground") }
    public static var secondarySystemBackground: UIColor { named("secondarySystemBackground") }
    public static var tertiarySystemBackground: UIColor { named("tertiarySystemBackground") }
    public static var systemGroupedBackground: UIColor { named("systemGroupedBackground") }
    public static var secondarySystemGroupedBackground: UIColor { named("secondarySystemGroupedBackground") }
    public static var tertiarySystemGroupedBackground: UIColor { named("tertiarySystemGroupedBackground") }
    public static var systemFill: UIColor { named("systemFill") }
    public static var secondarySystemFill: UIColor { named("secondarySystemFill") }
    public static var tertiarySystemFill: UIColor { named("tertiarySystemFill") }
    public static var quaternarySystemFill: UIColor { named("quaternarySystemFill") }
    public static var darkText: UIColor { named("black") }
    public static var lightText: UIColor { named("white") }
  }

  extension Color {
    nonisolated public init(
      uiColor: UIColor, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
    ) {
      self.init(named: uiColor.color.name, at: SourcePlace(_file, _line, _column, _function))
    }
    nonisolated public init(
      _ color: UIColor, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
    ) {
      self.init(named: color.color.name, at: SourcePlace(_file, _line, _column, _function))
    }
  }

  /// Traits by which a colour is resolved: light mode.
  nonisolated public struct UITraitCollection: Sendable {
    public init() {}
    public static var current: UITraitCollection { UITraitCollection() }
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  }
  public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
#endif
