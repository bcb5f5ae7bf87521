/// Characters after one another between which no line may end: a word, say, with the spaces behind it.
struct TextSegment: BitwiseCopyable {
  /// Why a line may end, or has to end, behind a segment.
  enum Ending: UInt8, BitwiseCopyable {
    /// An opportunity, and one that shows a hyphen.
    case opportunity, hyphen
    /// A newline follows.
    case paragraph
    case text
  }

  /// Behind its last character; of a paragraph's last segment the newline.
  let end: Int
  /// Units of the text up to the farthest end of a character in it that is no space; `Int.max` where tabs make that depend on the line.
  let reach: Int
  let ending: Ending

  /// The segments of a text of these characters, one at least.
  static func all(_ breaks: ContiguousArray<TextRun.Breaks>, units: ContiguousArray<Int>, hasTabs: Bool) -> ContiguousArray<TextSegment> {
    let least = hasTabs ? Int.max : 0
    var segments = ContiguousArray<TextSegment>()
    var (start, reach) = (0, least)
    for (index, traits) in breaks.enumerated() {
      if traits.contains(.newline) {
        segments.append(TextSegment(end: index, reach: reach, ending: .paragraph))
        (start, reach) = (index + 1, least)
        continue
      }
      if !traits.contains(.space) { reach = max(reach, units[index + 1]) }
      guard traits.contains(.after), index + 1 < breaks.count else { continue }
      segments.append(TextSegment(end: index + 1, reach: reach, ending: traits.contains(.softHyphen) ? .hyphen : .opportunity))
      (start, reach) = (index + 1, least)
    }
    if segments.isEmpty || start < breaks.count || segments.last?.ending == .paragraph {
      segments.append(TextSegment(end: breaks.count, reach: reach, ending: .text))
    }
    return segments
  }
}
