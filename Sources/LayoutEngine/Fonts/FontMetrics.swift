/// Fonts as CoreText measured them on a Mac: exact advances, kerning and heights at the sizes that a file has.
package final class FontMetrics: Sendable, Equatable {
  /// Lengths in points.
  package struct Vertical: Hashable, Sendable {
    package var name: String
    package var ascent, descent, capHeight: Double
    package init(name: String, ascent: Double, descent: Double, capHeight: Double) {
      (self.name, self.ascent, self.descent, self.capHeight) = (name, ascent, descent, capHeight)
    }
  }

  /// A font at a size.
  package struct Entry: Sendable {
    package var size: Double
    package var weight: FontWeight
    package var design: FontDesign
    package var isItalic: Bool
    package var vertical: Vertical
    /// Points that a character moves the pen, tracking included.
    package var advances: [Unicode.Scalar: Double]
    /// Points that two neighbours move together or apart.
    package var kerning: [(first: Unicode.Scalar, second: Unicode.Scalar, points: Double)]

    package init(
      size: Double, weight: FontWeight, design: FontDesign, isItalic: Bool, vertical: Vertical, advances: [Unicode.Scalar: Double],
      kerning: [(first: Unicode.Scalar, second: Unicode.Scalar, points: Double)]
    ) {
      (self.size, self.weight, self.design, self.isItalic) = (size, weight, design, isItalic)
      (self.vertical, self.advances, self.kerning) = (vertical, advances, kerning)
    }
  }

  private struct Key: Hashable {
    var size: Double, weight: FontWeight, design: FontDesign, isItalic: Bool
  }

  /// The file, as an answer calls it.
  package let file: String
  private let faces: [Key: FontFace]

  package init(file: String, _ entries: [Entry]) {
    self.file = file
    faces = Dictionary(
      entries.map { entry in
        var font = FontDescription(size: entry.size)
        (font.weight, font.design, font.isItalic) = (entry.weight, entry.design, entry.isItalic)
        let face = FontFace(measured: entry, else: FontFace(sanFrancisco: font, entry.size))
        return (Key(size: entry.size, weight: entry.weight, design: entry.design, isItalic: entry.isItalic), face)
      }, uniquingKeysWith: { $1 })
  }

  /// nil for a font that the file does not have: the model holds.
  func face(_ font: FontDescription, _ size: Double) -> FontFace? {
    // Figures of one width are a font of their own, which no file has yet.
    if font.hasMonospacedDigits { return nil }
    return faces[Key(size: size, weight: font.weight ?? .regular, design: font.design ?? .default, isItalic: font.isItalic)]
  }

  package static func == (one: FontMetrics, other: FontMetrics) -> Bool { one === other }
}
