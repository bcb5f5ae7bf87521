import LayoutModel

/// A part of a text in a font of its own.
package struct TextSpan: Hashable, Sendable {
  package var string: String
  package var font: Font
  /// Added to every character, points.
  package var spacing: Double
  /// How far it is raised, points.
  package var baselineOffset: Double

  package init(_ string: String, font: Font, spacing: Double = 0, baselineOffset: Double = 0) {
    (self.string, self.font, self.spacing, self.baselineOffset) = (string, font, spacing, baselineOffset)
  }

  /// Above and below the baseline of a line that it stands on.
  var ascent: Double { font.ascent + max(0, baselineOffset) }
  var descent: Double { font.lineHeight - font.ascent + max(0, -baselineOffset) }
  var lineHeight: Double { baselineOffset == 0 ? font.lineHeight : ascent + descent }
}

/// A text with its characters' widths and break opportunities found once, so that measuring it is linear and allocates nothing.
///
/// A paragraph ends at a newline, so `"A\n"` has two, the second empty. An empty text has one: it is one line high and 0 wide.
package final class TextRun: Sendable {
  package let string: String
  /// The parts; one at least.
  package let spans: [TextSpan]
  /// The part that a character plays in breaking lines.
  struct Breaks: OptionSet {
    let rawValue: UInt8
    static let space = Breaks(rawValue: 1)
    static let newline = Breaks(rawValue: 2)
    /// A line may end after the character.
    static let after = Breaks(rawValue: 4)
    /// A hyphen that shows where a line ends after it.
    static let softHyphen = Breaks(rawValue: 8)
    static let tab = Breaks(rawValue: 16)
  }

  /// Per character (extended grapheme cluster).
  let breaks: ContiguousArray<Breaks>
  let segments: ContiguousArray<TextSegment>
  /// Points in a unit.
  let unit: Double
  /// Units before each character, and of the whole text; a tab counts as nothing.
  let units: ContiguousArray<Int>
  /// UTF-8 offset of each character, and of the text's end.
  private let offsets: ContiguousArray<Int>
  /// The end of each paragraph: its newline, or the text's end.
  let paragraphEnds: ContiguousArray<Int>
  /// Units of the widest paragraph.
  let widest: Int
  /// Of the first part, points: what is above the baseline of a line in it, and how high the line is.
  let ascent: Double
  let lineHeight: Double
  let ellipsisUnits: Int
  let hyphenUnits: Int
  /// Between two tab stops; 0 where the text has no tab.
  let tabUnits: Int
  /// Index of the first character of each span, where not all are of one height; else empty.
  let spanStarts: [Int]
  /// In what its width may differ from the phone's.
  package let approximation: TextApproximation

  /// The font of its beginning, and of an empty text.
  package var font: Font { spans[0].font }

  package convenience init(_ string: String, font: Font) { self.init([TextSpan(string, font: font)]) }

  package init(_ spans: [TextSpan]) {
    let spans = spans.isEmpty ? [TextSpan("", font: .body)] : spans
    let unit = TextUnit.common(spans)
    var reader = TextReader(spans, unit: unit)
    reader.read()
    (self.spans, self.string, self.unit) = (spans, reader.string, unit)
    (breaks, units, offsets, paragraphEnds) = (reader.breaks, reader.units, reader.offsets, reader.paragraphEnds)
    (widest, approximation, spanStarts) = (reader.widest, reader.approximation, reader.spanStarts)
    segments = TextSegment.all(breaks, units: units, hasTabs: reader.tabUnits > 0)
    (ascent, lineHeight) = (spans[0].ascent, spans[0].lineHeight)
    let first = TextUnit(spans[0], unit: unit)
    ellipsisUnits = first.units(of: "…")
    hyphenUnits = first.units(of: "‐")
    tabUnits = reader.tabUnits
  }

  var count: Int { breaks.count }
  /// Whether lines may be of several heights.
  var isMixed: Bool { !spanStarts.isEmpty }

  /// The same text with everything about its fonts multiplied.
  func scaled(by factor: Double) -> TextRun {
    TextRun(spans.map { TextSpan($0.string, font: $0.font.scaled(by: factor), spacing: $0.spacing * factor, baselineOffset: $0.baselineOffset * factor) })
  }

  func text(_ range: Range<Int>) -> Substring {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offsets[range.lowerBound])
    return string[start..<utf8.index(start, offsetBy: offsets[range.upperBound] - offsets[range.lowerBound])]
  }

  /// The end of the paragraph that the character at `index` is in.
  func paragraphEnd(from index: Int) -> Int {
    paragraphEnds[paragraphEnds.indices.dropLast().partitionPoint { paragraphEnds[$0] >= index }]
  }

  /// Units of a line, or of its beginning, that starts at the range's lower bound. A hyphen that shows at its end is not counted.
  @inline(__always) func width(_ range: Range<Int>) -> Int {
    if tabUnits == 0 { return units[range.upperBound] - units[range.lowerBound] }
    return widthWithTabs(range)
  }

  private func widthWithTabs(_ range: Range<Int>) -> Int { range.reduce(0) { pen, index in advance(from: pen, over: index) } }

  /// Where the pen is after the character at `index`: a tab goes to the next stop.
  @inline(__always) func advance(from pen: Int, over index: Int) -> Int {
    if tabUnits > 0, breaks[index].contains(.tab) { return (pen / tabUnits + 1) * tabUnits }
    return pen + units[index + 1] - units[index]
  }
}
