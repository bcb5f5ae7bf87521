import LayoutModel

/// Where a line may end: the part of Unicode's line breaking algorithm (UAX #14) that shows in interface texts.
///
/// After spaces, after a hyphen inside a word, and on either side of a full-width character, except before closing
/// and after opening punctuation (kinsoku). Never beside a no-break space or a straight quotation mark, which may open or close.
struct BreakTraits: OptionSet {
  let rawValue: UInt8
  static let space = BreakTraits(rawValue: 1 << 0)
  static let newline = BreakTraits(rawValue: 1 << 1)
  static let glue = BreakTraits(rawValue: 1 << 2)
  static let hyphen = BreakTraits(rawValue: 1 << 3)
  static let opening = BreakTraits(rawValue: 1 << 4)
  static let closing = BreakTraits(rawValue: 1 << 5)
  static let fullWidth = BreakTraits(rawValue: 1 << 6)
  static let digit = BreakTraits(rawValue: 1 << 7)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ character: Character) {
    let scalar = character.unicodeScalars.first ?? "\0"
    self =
      switch scalar {
      case "a"..."z", "A"..."Z": []
      case "0"..."9": .digit
      case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{200B}", "\u{205F}", "\u{3000}": .space
      case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": .newline
      case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2011}", "\"", "'": .glue
      case "-", "\u{AD}", "‐", "–", "—": .hyphen
      case "(", "[", "{", "‘", "“", "«": .opening
      case ")", "]", "}", "’", "”", "»", "!", "?", ",", ".", ":", ";", "%", "…", "‥", "ｰ", "､", "｡", "｣", "･": .closing
      case "｢": .opening
      case "「", "『", "（", "【", "《", "〈", "〔", "〖", "〘", "〚", "〝", "［", "｛", "｟": [.opening, .fullWidth]
      case "」", "』", "）", "】", "》", "〉", "〕", "〗", "〙", "〛", "〞", "〟", "］", "｝", "｠", "、", "。", "，", "．", "！", "？", "：", "；", "％":
        [.closing, .fullWidth]
      // Iteration marks, the middle dot, the long vowel and small kana, which do not begin a line either.
      case "・", "ー", "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ", "〜", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ",
        "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ":
        [.closing, .fullWidth]
      default: character.isFullWidth ? .fullWidth : []
      }
  }

  /// Whether a line may end between this character and `next`. A hyphen that begins its word, as in `-5`, belongs to it,
  /// as does one before a digit (a date, a telephone number).
  func allowsBreak(before next: BreakTraits, startsWord: Bool) -> Bool {
    if !isDisjoint(with: .newline) || !next.isDisjoint(with: [.newline, .space]) { return false }
    if contains(.space) { return true }
    if !union(next).isDisjoint(with: .glue) || contains(.opening) || !next.isDisjoint(with: [.closing, .hyphen]) { return false }
    if contains(.hyphen) { return !startsWord && !next.contains(.digit) }
    return !union(next).isDisjoint(with: .fullWidth)
  }
}
