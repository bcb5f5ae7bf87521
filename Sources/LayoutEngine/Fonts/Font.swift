import LayoutModel

/// A font at its size: vertical metrics in points, and the face that has its advances.
package struct Font: Sendable {
  /// What it was made from, without a text style: equal descriptions are equal fonts.
  package let description: FontDescription
  /// As an answer calls it: `San Francisco`, `SF Mono`, `fixed pitch`.
  package let name: String
  /// Points; of a fixed pitch its line height.
  package let size: Double
  package let weight: FontWeight
  /// Above the baseline.
  package let ascent: Double
  /// Below the baseline, positive.
  package let descent: Double
  package let leading: Double
  package let capHeight: Double
  package let lineHeight: Double
  let face: FontFace
  /// Where it was looked for.
  private let metrics: FontMetrics?

  /// SwiftUI's default font, `.body`, as iOS shows it: 17 pt.
  package static let body = Font(FontDescription(style: .body))

  /// How high San Francisco's capitals reach, for fonts of which it is not known.
  package static let capHeightOfAscent = SanFrancisco.capHeight / SanFrancisco.ascent

  /// Larger lengths are taken for this one, so that a text of any length has a finite size.
  private static let longest = 1e6

  /// A fixed pitch where `advance` is given, else San Francisco. A value that is given wins over a derived one; NaN and negative lengths count as 0.
  package init(_ description: FontDescription, in environment: TextEnvironment = TextEnvironment(), metrics: FontMetrics? = nil) {
    func length(_ value: Double?, else derived: Double) -> Double {
      let length = value ?? derived
      return length > 0 ? min(length, Self.longest) : 0
    }
    let description = description.resolved(in: environment)
    self.description = description
    weight = description.weight ?? .regular
    self.metrics = metrics
    if let advance = description.advance {
      face = FontFace(pitch: length(advance, else: 0))
      leading = length(description.leading, else: 0)
      lineHeight = length(description.lineHeight, else: description.ascent ?? 0)
      ascent = length(description.ascent, else: lineHeight)
      descent = length(description.descent, else: lineHeight - ascent)
      // Nothing else is known of the font's letters: capitals reach as high as San Francisco's do.
      capHeight = length(description.capHeight, else: ascent * Self.capHeightOfAscent)
      (size, name) = (lineHeight, "fixed pitch")
    } else {
      size = length(description.size, else: 17)
      let measured = metrics?.face(description, size)
      face = measured ?? FontFace(sanFrancisco: description, size, isUnlisted: metrics != nil)
      leading = length(description.leading, else: measured?.vertical?.leading ?? 0)
      ascent = length(description.ascent, else: measured?.vertical?.ascent ?? size * SanFrancisco.ascent)
      descent = length(description.descent, else: measured?.vertical?.descent ?? size * SanFrancisco.descent)
      capHeight = length(description.capHeight, else: measured?.vertical?.capHeight ?? size * SanFrancisco.capHeight)
      lineHeight = length(description.lineHeight, else: ascent + descent)
      name = measured?.vertical?.name ?? FontFace.names[description.design ?? .default] ?? ""
    }
  }

  /// How far `scalar` on its own moves the pen. Combining marks and invisible characters do not.
  package func advance(of scalar: Unicode.Scalar) -> Double { Double(face.units(of: scalar)) * face.unit }

  /// With all lengths multiplied.
  func scaled(by factor: Double) -> Font { Font(description.scaled(by: factor), metrics: metrics) }

  /// The file that its advances are of; nil where they are the built-in ones.
  var metricsFile: String? { face.isMeasured ? metrics?.file : nil }
}

extension Font: Hashable {
  package static func == (one: Font, other: Font) -> Bool { one.description == other.description && one.face.isMeasured == other.face.isMeasured }
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
