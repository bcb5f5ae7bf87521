import LayoutModel

/// Vertical metrics and advances of a font at its size, in points.
///
/// Advances are whole multiples of a unit (the em square's for the built-in font, half a full-width character for a
/// fixed pitch), so that sums over a long text are exact and a width does not depend on where in the text it stands.
package struct Font: Hashable, Sendable {
  /// Above the baseline.
  package let ascent: Double
  /// Below the baseline, positive.
  package let descent: Double
  package let leading: Double
  package let capHeight: Double
  package let lineHeight: Double
  /// Points in one unit of `units(of:)`.
  let unit: Double
  let isFixedPitch: Bool

  /// SwiftUI's default font, `.body`, as iOS shows it: 17 pt.
  package static let body = Font(FontDescription(size: 17))

  /// San Francisco's vertical metrics in ems, as UIFont reports them (17 pt: line height 20.287, which a Text rounds to 20.333 on a 3x screen).
  private enum SanFrancisco {
    static let (ascent, descent, capHeight) = (0.952148, 0.241211, 0.704590)
  }

  /// Larger lengths are taken for this one, so that a text of any length has a finite size.
  private static let longest = 1e6

  /// A fixed pitch where `advance` is given, else the built-in metrics at `size`. A value that is given wins over a derived one;
  /// NaN and negative lengths count as 0. The built-in font's size is 17 where the description says nothing.
  package init(_ description: FontDescription) {
    func length(_ value: Double?, else derived: Double) -> Double {
      let length = value ?? derived
      return length > 0 ? min(length, Self.longest) : 0
    }
    let size = length(description.size, else: 17)
    if let advance = description.advance {
      isFixedPitch = true
      unit = length(advance, else: 0)
      lineHeight = length(description.lineHeight, else: description.ascent ?? 0)
      ascent = length(description.ascent, else: lineHeight)
      descent = length(description.descent, else: lineHeight - ascent)
      // Nothing else is known of the font's letters: capitals reach as high as San Francisco's do.
      capHeight = length(description.capHeight, else: ascent * SanFrancisco.capHeight / SanFrancisco.ascent)
    } else {
      isFixedPitch = false
      unit = size / Double(InterAdvances.unitsPerEm)
      ascent = length(description.ascent, else: size * SanFrancisco.ascent)
      descent = length(description.descent, else: size * SanFrancisco.descent)
      capHeight = length(description.capHeight, else: size * SanFrancisco.capHeight)
      lineHeight = length(description.lineHeight, else: ascent + descent)
    }
    leading = length(description.leading, else: 0)
  }

  /// What a trace has of it.
  var event: TextLineEvent.Font {
    isFixedPitch ? .init(lineHeight: lineHeight, advance: unit) : .init(lineHeight: lineHeight, size: unit * Double(InterAdvances.unitsPerEm))
  }

  /// How far `scalar` on its own moves the pen. Combining marks and invisible characters do not.
  package func advance(of scalar: Unicode.Scalar) -> Double { Double(units(of: scalar)) * unit }

  func units(of scalar: Unicode.Scalar) -> Int {
    if scalar.isZeroWidth { return 0 }
    if scalar.isFullWidth { return fullWidth }
    return isFixedPitch ? 1 : InterAdvances.units(of: scalar)
  }

  private var fullWidth: Int { isFixedPitch ? 2 : InterAdvances.unitsPerEm }

  /// A grapheme cluster is as wide as its first scalar; marks and joined emoji add nothing.
  func units(of character: Character) -> Int {
    character.isFullWidth ? fullWidth : character.unicodeScalars.first.map(units(of:)) ?? 0
  }
}

extension InterAdvances {
  static func units(of scalar: Unicode.Scalar) -> Int {
    for (block, start) in zip(blocks, starts) where block.contains(scalar.value) {
      return Int(advances[start + Int(scalar.value - block.lowerBound)])
    }
    return Int(average)
  }
}
