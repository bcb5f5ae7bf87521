/// The distances that a text prefers to its neighbours above and below. Learnt from OpenSwiftUI's Text spacing; SwiftUI prints 4.742 and 8.151 for 13 pt
/// (ascent 12.568, descent 2.742, cap height 9.159) at 2 pixels a point.
extension Font {
  /// Between a view and the text below it.
  package func edgeAboveText(scale: Double) -> Double { descent + clearance(scale) }

  /// Between a text and the view below it.
  package func edgeBelowText(scale: Double) -> Double {
    max(ascent + descent + clearance(scale) - capHeight, clearance(scale) + descent)
  }

  /// A tenth of the letters' height, whole pixels.
  private func clearance(_ scale: Double) -> Double { PixelGrid(scale: scale).roundUp(0.1 * (ascent + descent)) }
}
