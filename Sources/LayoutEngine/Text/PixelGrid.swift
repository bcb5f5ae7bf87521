/// Rounding to whole pixels.
struct PixelGrid {
  /// Pixels a point, within bounds that keep a rounded length finite; what is no positive number counts as 1.
  let scale: Double
  init(scale: Double) { self.scale = scale > 0 ? max(1e-6, min(1e6, scale)) : 1 }

  /// Points that arithmetic may be off by: 5 × 6.6 must not become a pixel more than 33, nor 33 too narrow for it.
  static let slack = 1e-6

  func roundUp(_ length: Double) -> Double { max(0, ((length - Self.slack) * scale).rounded(.up) / scale) }
}
