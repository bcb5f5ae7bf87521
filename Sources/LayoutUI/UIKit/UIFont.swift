import LayoutEngine

#if !canImport(UIKit)
  /// A font of UIKit, as a Font is made of it.
  nonisolated open class UIFont: Hashable, @unchecked Sendable {
    fileprivate let font: Font
    init(_ font: Font) { self.font = font }

    public init?(name: String, size: CGFloat) { font = .custom(name, size: size) }
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(.system(size: size, weight: weight.weight)) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size, weight: .bold)) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight, design: .monospaced))
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight).monospacedDigit())
    }
    /// At the Dynamic Type size that the view has.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }
    public func withSize(_ size: CGFloat) -> UIFont {
      var sized = font
      (sized.style, sized.points) = (nil, size)
      return UIFont(sized)
    }

    /// A text style's at the Dynamic Type size `large`.
    public var pointSize: CGFloat { font.size(at: .large) }
    /// Points.
    public var lineHeight: CGFloat { CGFloat(LayoutEngine.Font(font.description).lineHeight) }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var systemFontSize: CGFloat { 14 }

    public struct Weight: Hashable, Sendable {
      fileprivate let weight: Font.Weight
      public static let ultraLight = Weight(weight: .ultraLight), thin = Weight(weight: .thin), light = Weight(weight: .light)
      public static let regular = Weight(weight: .regular), medium = Weight(weight: .medium), semibold = Weight(weight: .semibold)
      public static let bold = Weight(weight: .bold), heavy = Weight(weight: .heavy), black = Weight(weight: .black)
    }
    public struct TextStyle: Hashable, Sendable {
      fileprivate let style: Font.TextStyle
      public static let largeTitle = TextStyle(style: .largeTitle), title1 = TextStyle(style: .title), title2 = TextStyle(style: .title2)
      public static let title3 = TextStyle(style: .title3), headline = TextStyle(style: .headline), subheadline = TextStyle(style: .subheadline)
      public static let body = TextStyle(style: .body), callout = TextStyle(style: .callout), footnote = TextStyle(style: .footnote)
      public static let caption1 = TextStyle(style: .caption), caption2 = TextStyle(style: .caption2)
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  extension Font { public init(_ font: UIFont) { self = font.font } }
#endif
