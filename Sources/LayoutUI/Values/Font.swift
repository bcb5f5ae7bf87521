/// A font by its text style or size.
///
/// Sizes of text styles are those of iOS at the standard size of texts (Human Interface Guidelines, Typography). Weight, width and design are kept
/// for people to read; texts are measured in the built-in metrics of the size.
public struct Font: Hashable, Sendable {
  /// Points.
  let size: CGFloat
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var isMonospaced = false

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let ultraLight = Weight(name: "ultraLight"), thin = Weight(name: "thin"), light = Weight(name: "light")
    public static let regular = Weight(name: "regular"), medium = Weight(name: "medium"), semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold"), heavy = Weight(name: "heavy"), black = Weight(name: "black")
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Width: Hashable, Sendable {
    public static let compressed = Width(), condensed = Width(), standard = Width(), expanded = Width()
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static let largeTitle = system(.largeTitle), title = system(.title), title2 = system(.title2), title3 = system(.title3)
  public static let headline = system(.headline, weight: .semibold), subheadline = system(.subheadline), body = system(.body), callout = system(.callout)
  public static let footnote = system(.footnote), caption = system(.caption), caption2 = system(.caption2)

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(size: size, weight: weight, design: design) }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(size: style.size, weight: weight, design: design) }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(size: size) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.isMonospaced = true } }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }

  /// As the engine takes it.
  var description: FontDescription { FontDescription(size: Double(size)) }
  /// Whether its metrics are not those of the built-in font.
  var isApproximated: Bool {
    isItalic || isMonospaced || weight.map { $0 != .regular } ?? false || design.map { $0 != .default } ?? false
  }
}
