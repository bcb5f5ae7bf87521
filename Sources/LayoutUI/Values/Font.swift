import LayoutEngine

/// A font by its text style, or by its size, with what it says of weight, slant and design.
///
/// Custom fonts, widths, small capitals and leadings have no metrics of their own here: such texts are measured in San Francisco, which a note says.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  /// Points; nil where it has a style.
  var points: CGFloat?
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var hasMonospacedDigits = false
  /// Why texts in it are approximate.
  var unmeasured: String?

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let ultraLight = Weight(name: "ultraLight"), thin = Weight(name: "thin"), light = Weight(name: "light")
    public static let regular = Weight(name: "regular"), medium = Weight(name: "medium"), semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold"), heavy = Weight(name: "heavy"), black = Weight(name: "black")
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Width: Hashable, Sendable {
    let name: String
    public static let compressed = Width(name: "compressed"), condensed = Width(name: "condensed"), standard = Width(name: "standard")
    public static let expanded = Width(name: "expanded")
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static let largeTitle = system(.largeTitle), title = system(.title), title2 = system(.title2), title3 = system(.title3)
  public static let headline = system(.headline), subheadline = system(.subheadline), body = system(.body), callout = system(.callout)
  public static let footnote = system(.footnote), caption = system(.caption), caption2 = system(.caption2)

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(points: size, weight: weight, design: design) }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(style: style, weight: weight, design: design) }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(points: size, unmeasured: "the font \(name)") }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { custom(name, size: size) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { changed { $0.unmeasured = "small capitals" } }
  public func leading(_ leading: Leading) -> Font { leading == .standard ? self : changed { $0.unmeasured = "a \(leading) leading" } }
  public func width(_ width: Width) -> Font { width == .standard ? self : changed { $0.unmeasured = "a \(width.name) width" } }

  /// As the engine takes it.
  var description: FontDescription {
    var font = FontDescription(size: points.map { Double($0) })
    font.style = style.flatMap { LayoutEngine.TextStyle(rawValue: "\($0)") }
    font.weight = weight.flatMap { FontWeight(rawValue: $0.name) }
    font.design = design.flatMap { FontDesign(rawValue: "\($0)") }
    (font.isItalic, font.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
    return font
  }

  /// Points at a Dynamic Type size.
  func size(at size: DynamicTypeSize) -> CGFloat {
    points ?? CGFloat((description.style ?? .body).size(at: LayoutEngine.DynamicTypeSize(rawValue: "\(size)") ?? .large))
  }
}
