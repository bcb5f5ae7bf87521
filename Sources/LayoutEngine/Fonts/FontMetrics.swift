/// Fonts as somebody measured them: exact advances, kerning and heights, from a file (docs/fonts.md).
package final class FontMetrics: Sendable, Equatable {
  /// Which font it is.
  package struct Key: Hashable, Sendable {
    /// Points; nil: of any size, for a font whose letters only grow with it.
    package var size: Double?
    package var weight: FontWeight
    package var design: FontDesign
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool

    package init(
      size: Double?, weight: FontWeight = .regular, design: FontDesign = .default, isItalic: Bool = false, hasMonospacedDigits: Bool = false
    ) {
      (self.size, self.weight, self.design, self.isItalic, self.hasMonospacedDigits) = (size, weight, design, isItalic, hasMonospacedDigits)
    }
  }

  /// Lengths in points, or in ems where the font is of any size.
  package struct Vertical: Hashable, Sendable {
    package var name: String
    package var ascent, descent, leading, capHeight: Double

    package init(name: String, ascent: Double, descent: Double, leading: Double, capHeight: Double) {
      (self.name, self.ascent, self.descent, self.leading, self.capHeight) = (name, ascent, descent, leading, capHeight)
    }

    func scaled(by factor: Double) -> Vertical {
      Vertical(name: name, ascent: ascent * factor, descent: descent * factor, leading: leading * factor, capHeight: capHeight * factor)
    }
  }

  /// A font at a size, or at any. Lengths as its heights.
  package struct Entry: Sendable {
    package var key: Key
    package var vertical: Vertical
    /// What a character moves the pen by, tracking included.
    package var advances: [Unicode.Scalar: Double]
    /// What two neighbours move together (negative) or apart.
    package var kerning: [(first: Unicode.Scalar, second: Unicode.Scalar, length: Double)]

    package init(
      key: Key, vertical: Vertical, advances: [Unicode.Scalar: Double], kerning: [(first: Unicode.Scalar, second: Unicode.Scalar, length: Double)]
    ) {
      (self.key, self.vertical, self.advances, self.kerning) = (key, vertical, advances, kerning)
    }
  }

  /// The file, as an answer calls it.
  package let file: String
  /// What it says, for a recording that is to be laid out again.
  package let text: String
  private let faces: [Key: FontFace]

  /// Of two entries for one font the later holds.
  package init(file: String, text: String, _ entries: [Entry]) {
    (self.file, self.text) = (file, text)
    faces = Dictionary(entries.map { ($0.key, FontFace(measured: $0)) }, uniquingKeysWith: { $1 })
  }

  /// nil for a font that the file does not have: the model holds.
  func face(_ font: FontDescription, _ size: Double) -> FontFace? {
    var key = Key(
      size: size, weight: font.weight ?? .regular, design: font.design ?? .default, isItalic: font.isItalic, hasMonospacedDigits: font.hasMonospacedDigits)
    var measured = faces[key]
    if measured == nil {
      key.size = nil
      measured = faces[key]
    }
    return measured.map { FontFace($0, at: size, isOfAnySize: key.size == nil, else: FontFace(sanFrancisco: font, size)) }
  }

  package static func == (one: FontMetrics, other: FontMetrics) -> Bool { one === other }
}
