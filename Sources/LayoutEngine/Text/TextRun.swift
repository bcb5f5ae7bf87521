import LayoutModel

/// A text with its characters' widths and break opportunities found once, so that measuring it is linear and allocates nothing.
///
/// A paragraph ends at a newline, so `"A\n"` has two, the second empty. An empty text has one: it is one line high and 0 wide.
package final class TextRun: Sendable {
  package let string: String
  package let font: Font

  /// The part that a character plays in breaking lines.
  struct Breaks: OptionSet {
    let rawValue: UInt8
    static let space = Breaks(rawValue: 1)
    static let newline = Breaks(rawValue: 2)
    /// A line may end after the character.
    static let after = Breaks(rawValue: 4)
  }

  /// Per character (extended grapheme cluster).
  let breaks: ContiguousArray<Breaks>
  /// Units of the font before each character, and of the whole text.
  let units: ContiguousArray<Int>
  /// UTF-8 offset of each character, and of the text's end.
  private let offsets: ContiguousArray<Int>
  /// The end of each paragraph: its newline, or the text's end.
  let paragraphEnds: ContiguousArray<Int>
  /// Units of the widest paragraph.
  let widest: Int
  let ellipsisUnits: Int

  package init(_ string: String, font: Font) {
    var (breaks, paragraphEnds) = (ContiguousArray<Breaks>(), ContiguousArray<Int>())
    var (units, offsets) = (ContiguousArray([0]), ContiguousArray([0]))
    breaks.reserveCapacity(string.utf8.count)
    units.reserveCapacity(string.utf8.count + 1)
    offsets.reserveCapacity(string.utf8.count + 1)

    var (width, offset, paragraphStart, widest) = (0, 0, 0, 0)
    var (previous, previousStartsWord) = (BreakTraits.newline, true)
    for character in string {
      let traits = BreakTraits(character)
      let startsWord = !previous.isDisjoint(with: [.space, .newline])
      if !breaks.isEmpty, previous.allowsBreak(before: traits, startsWord: previousStartsWord) { breaks[breaks.count - 1].insert(.after) }
      if traits.contains(.newline) {
        paragraphEnds.append(breaks.count)
        widest = max(widest, width - paragraphStart)
        paragraphStart = width
      } else {
        width += font.units(of: character)
      }
      breaks.append(traits.contains(.newline) ? .newline : traits.contains(.space) ? .space : [])
      units.append(width)
      offset += character.utf8.count
      offsets.append(offset)
      (previous, previousStartsWord) = (traits, startsWord)
    }
    paragraphEnds.append(breaks.count)

    (self.string, self.font) = (string, font)
    (self.breaks, self.units, self.offsets, self.paragraphEnds) = (breaks, units, offsets, paragraphEnds)
    self.widest = max(widest, width - paragraphStart)
    ellipsisUnits = font.units(of: "…" as Unicode.Scalar)
  }

  var count: Int { breaks.count }

  func text(_ range: Range<Int>) -> Substring {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offsets[range.lowerBound])
    return string[start..<utf8.index(start, offsetBy: offsets[range.upperBound] - offsets[range.lowerBound])]
  }

  /// The end of the paragraph that the character at `index` is in.
  func paragraphEnd(from index: Int) -> Int {
    paragraphEnds[paragraphEnds.indices.dropLast().partitionPoint { paragraphEnds[$0] >= index }]
  }
}
