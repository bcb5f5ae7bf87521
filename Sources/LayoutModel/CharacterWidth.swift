/// Full-width and zero-width characters: in a fixed-pitch font and in a terminal alike.
extension Unicode.Scalar {
  /// Unicode's East Asian Width W and F (Unicode 15.1), unassigned neighbours included, without the emoji, which `isEmojiPresentation` knows.
  private static let fullWidth: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x4DBF,  // kana, bopomofo, Hangul compatibility, enclosed, extension A
    0x4E00...0xA4CF,  // unified ideographs, Yi
    0xA960...0xA97C,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,
    0x16FE0...0x1B2FB,  // Tangut, Khitan, kana supplements, Nushu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // extensions B and later
  ]

  package var isFullWidth: Bool {
    guard value >= 0x1100 else { return false }
    return Self.fullWidth.contains { $0.contains(value) } || (value >= 0x231A && properties.isEmojiPresentation)
  }

  /// Marks, joiners, control characters: they are seen on another character or not at all. A tab is as wide as a space.
  package var isZeroWidth: Bool {
    if isASCII { return value < 0x20 && value != 9 || value == 0x7F }
    // Spares ideographs, kana and Hangul the look-up.
    guard value < 0x2E80 || value > 0xD7FF else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Character {
  /// Also a character that a variation selector turns into an emoji (❤️), and a flag, which is a pair of letters.
  package var isFullWidth: Bool {
    unicodeScalars.first?.isFullWidth == true || unicodeScalars.contains { $0.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains($0.value) }
  }
}
