/// A span's advances in the unit of its text.
struct TextUnit {
  private let face: FontFace
  /// Units of the text in a unit of the face; nil where they are the same.
  private let ratio: Double?
  private let unit: Double
  private let spacing: Int

  /// Fonts of several units, or a length of points beside one, are counted in so many parts of a point.
  private static let fine = 1.0 / 1_048_576

  /// The unit in which all parts of a text are counted: their font's own, where it is one font and no length in points stands beside it.
  static func common(_ spans: [TextSpan]) -> Double {
    let first = spans[0].font.face.unit
    return spans.allSatisfy { $0.font.face.unit == first && $0.spacing == 0 && !$0.string.utf8.contains(9) } ? first : fine
  }

  init(_ span: TextSpan, unit: Double) {
    (face, self.unit) = (span.font.face, unit)
    ratio = face.unit == unit ? nil : face.unit / unit
    spacing = span.spacing == 0 || unit == 0 ? 0 : Self.whole(span.spacing / unit)
  }

  var isKerned: Bool { face.isKerned }
  var isMeasured: Bool { face.isMeasured }

  /// Points in units.
  func units(_ points: Double) -> Int { unit > 0 ? Self.whole(points / unit) : 0 }

  func units(of character: Character) -> Int {
    let own = scaled(face.units(of: character))
    // What has no width of its own, as a mark, is not spaced either.
    return spacing == 0 || own == 0 ? own : max(0, own + spacing)
  }

  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int { scaled(face.kerning(first, second)) }
  func approximation(of character: Character) -> TextApproximation { face.approximation(of: character) }

  private func scaled(_ units: Int) -> Int { ratio.map { Self.whole(Double(units) * $0) } ?? units }
  /// Within bounds that keep the sum of a long text an integer.
  private static func whole(_ value: Double) -> Int { Int(max(-1e13, min(1e13, value.rounded()))) }
}
