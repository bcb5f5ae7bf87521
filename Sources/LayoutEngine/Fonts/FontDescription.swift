/// A font as a scene or a view describes it: San Francisco in a text style or size, or a fixed pitch. Lengths in points.
package struct FontDescription: Hashable, Sendable {
  /// Points; nil where `style` or `advance` is given. It does not grow with Dynamic Type.
  package var size: Double?
  /// Grows with Dynamic Type.
  package var style: TextStyle?
  /// nil: the style's.
  package var weight: FontWeight?
  package var design: FontDesign?
  package var isItalic = false
  /// Digits as wide as one another.
  package var hasMonospacedDigits = false
  /// Width of every character, full-width characters twice; with it `lineHeight` and `ascent` are given too.
  package var advance: Double?
  package var lineHeight: Double?
  package var ascent: Double?
  package var descent: Double?
  package var leading: Double?
  package var capHeight: Double?

  package init(
    size: Double? = nil, advance: Double? = nil, lineHeight: Double? = nil, ascent: Double? = nil, descent: Double? = nil, leading: Double? = nil,
    capHeight: Double? = nil
  ) {
    (self.size, self.advance, self.lineHeight, self.ascent) = (size, advance, lineHeight, ascent)
    (self.descent, self.leading, self.capHeight) = (descent, leading, capHeight)
  }

  package init(style: TextStyle) { self.style = style }

  /// What may be said of a font by name alone, as a scene writes it.
  package static var flags: [(name: String, path: WritableKeyPath<FontDescription, Bool>)] {
    [("italic", \.isItalic), ("monospacedDigit", \.hasMonospacedDigits)]
  }

  /// The font with what the environment says of it: its Dynamic Type size, and the weight, slant and design that `bold`, `italic` … set, which win
  /// over the font's own.
  func resolved(in environment: TextEnvironment) -> FontDescription {
    var font = self
    if font.advance == nil, font.size == nil || font.style != nil {
      let style = font.style ?? .body
      font.size = style.size(at: environment.dynamicTypeSize)
      if font.weight == nil { font.weight = style.weight }
      font.style = nil
    }
    if let weight = environment.weight { font.weight = weight }
    if let isItalic = environment.isItalic { font.isItalic = isItalic }
    if let design = environment.design { font.design = design }
    if environment.hasMonospacedDigits { font.hasMonospacedDigits = true }
    return font
  }

  /// All lengths multiplied, as `minimumScaleFactor` does it.
  func scaled(by factor: Double) -> FontDescription {
    var font = self
    for length in [\FontDescription.size, \.advance, \.lineHeight, \.ascent, \.descent, \.leading, \.capHeight] {
      if let value = font[keyPath: length] { font[keyPath: length] = value * factor }
    }
    return font
  }
}
