/// A part of a Text as it was declared: what is nil it has of its text or of the environment. Lengths in points.
package struct TextPart: Hashable, Sendable {
  package var string: String
  package var font: FontDescription?
  package var tracking: Double?
  package var kerning: Double?
  package var baselineOffset: Double?

  package init(string: String, font: FontDescription? = nil, tracking: Double? = nil, kerning: Double? = nil, baselineOffset: Double? = nil) {
    (self.string, self.font, self.tracking, self.kerning, self.baselineOffset) = (string, font, tracking, kerning, baselineOffset)
  }

  /// Its lengths, as a scene writes them.
  package static var lengths: [(name: String, path: WritableKeyPath<TextPart, Double?>)] {
    [("tracking", \.tracking), ("kerning", \.kerning), ("baselineOffset", \.baselineOffset)]
  }

  func span(in environment: LayoutEnvironment, after first: TextPart, _ tree: LayoutTree) -> TextSpan {
    let text = environment.text, around = first.font?.completed(from: environment.font) ?? environment.font ?? FontDescription(style: .body)
    // A weight beside no font is said of these words alone, and wins over one that is said around them; that of a font does not.
    let inside = font.map { $0.isWhole ? environment : environment.saying($0) } ?? environment
    let font = tree.kept.font(font?.completed(from: around) ?? around, in: inside)
    let string = text.textCase?.apply(to: string) ?? string
    return TextSpan(string, font: font, spacing: tracking ?? kerning ?? text.spacing, baselineOffset: baselineOffset ?? text.baselineOffset)
  }
}

extension LayoutEnvironment {
  /// With what a description says of the font around it.
  fileprivate func saying(_ font: FontDescription) -> LayoutEnvironment {
    var inside = self
    inside.text.weight = font.weight ?? text.weight
    inside.text.design = font.design ?? text.design
    if font.isItalic { inside.text.isItalic = true }
    return inside
  }
}

extension FontDescription {
  /// Whether it says which font it is, and not only its weight, slant or design.
  var isWhole: Bool { size != nil || style != nil || advance != nil }

  /// The size that it does not name itself, and what goes with it.
  func completed(from other: FontDescription?) -> FontDescription {
    guard !isWhole else { return self }
    var font = other ?? FontDescription(style: .body)
    font.weight = weight ?? font.weight
    font.design = design ?? font.design
    font.isItalic = isItalic || font.isItalic
    font.hasMonospacedDigits = hasMonospacedDigits || font.hasMonospacedDigits
    return font
  }
}
