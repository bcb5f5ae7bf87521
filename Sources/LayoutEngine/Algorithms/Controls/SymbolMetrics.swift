import LayoutModel

/// The sizes of SF Symbols, points: those of a few were recorded in the body font of 17 points at medium scale (UIKit on Mac Catalyst, iOS 26); all others are
/// taken to be as large as most of these. A symbol grows with its font.
enum SymbolMetrics {
  private static let recorded = [
    "calendar": Size(21, 17.5), "clock": Size(20, 19), "multiply": Size(15.5, 13.5), "plus.circle.fill": Size(20, 19),
    "checkmark.circle.fill": Size(20, 19), "circlebadge": Size(16, 15),
  ]
  private static let others = Size(20, 19)
  private static let body = 17.0

  /// - Parameter font: the size of the font, points.
  static func size(of name: String, font: Double, scale: ImageScale, pixels: Double) -> Size {
    let size = recorded[name] ?? others
    func length(_ points: Double) -> Double { (points * font / body * scale.factor * pixels).rounded() / pixels }
    return Size(length(size.width), length(size.height))
  }

  /// How far below its top a symbol stands on the baseline of text: its middle is that of the font's capitals, as symbols are drawn (Human Interface
  /// Guidelines, SF Symbols).
  static func baseline(ofHeight height: Double, font: Double, pixels: Double) -> Double {
    ((height + SanFrancisco.capHeight * font) / 2 * pixels).rounded() / pixels
  }
}
