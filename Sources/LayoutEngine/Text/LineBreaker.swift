/// Greedy line breaking: each line takes what fits.
///
/// 1. Take segments until one has a character, no space, that does not fit; spaces beyond the width hang over the edge.
/// 2. End the line at the last opportunity passed, or,
/// 3. where the line has none, before the character that does not fit, but after at least one.
/// 4. Where the first line of a paragraph leaves a single short word, it gives that word company: it ends an opportunity earlier (`OrphanRule`).
struct LineBreaker: IteratorProtocol {
  let run: TextRun
  /// Units that fit on a line.
  let capacity: Int
  let avoidsOrphans: Bool
  /// Where the next line starts; nil after the last one.
  private(set) var start: Int? = 0
  /// The segment in which it starts.
  private var segment = 0

  /// A place where a line may end, and the segment behind it.
  private struct Opportunity {
    var index: Int
    var segment: Int
  }

  init(_ run: TextRun, capacity: Int, avoidsOrphans: Bool) { (self.run, self.capacity, self.avoidsOrphans) = (run, capacity, avoidsOrphans) }

  mutating func next() -> Range<Int>? {
    guard let start else { return nil }
    let units = run.units[start]
    var first = start
    var opportunity = Opportunity(index: start, segment: segment), earlier = opportunity
    while true {
      let segment = run.segments[self.segment]
      if segment.reach - units > capacity, let tooWide = firstTooWide(in: first..<segment.end, from: start) {
        guard opportunity.index > start else {
          self.start = tooWide
          return start..<tooWide
        }
        if avoidsOrphans, isOrphan(opportunity, after: earlier, from: start) { opportunity = earlier }
        (self.start, self.segment) = (opportunity.index, opportunity.segment)
        return start..<opportunity.index
      }
      switch segment.ending {
      case .text:
        self.start = nil
        return start..<segment.end
      case .paragraph:
        (self.start, self.segment) = (segment.end + 1, self.segment + 1)
        return start..<segment.end
      case .opportunity, .hyphen:
        self.segment += 1
        first = segment.end
        // A hyphen that would show must fit itself.
        if segment.ending == .opportunity || run.width(start..<segment.end) + run.hyphenUnits <= capacity {
          (earlier, opportunity) = (opportunity, Opportunity(index: segment.end, segment: self.segment))
        }
      }
    }
  }

  /// The first character of a piece, but for the line's first, that is no space and does not fit.
  private func firstTooWide(in piece: Range<Int>, from start: Int) -> Int? {
    var pen = run.width(start..<piece.lowerBound)
    for index in piece {
      pen = run.advance(from: pen, over: index)
      if pen > capacity, index > start, !run.breaks[index].contains(.space) { return index }
    }
    return nil
  }

  private func isOrphan(_ opportunity: Opportunity, after earlier: Opportunity, from start: Int) -> Bool {
    earlier.index > start && run.isOrphan(from: opportunity.index, lineStart: start)
      && run.width(earlier.index..<run.paragraphEnd(from: opportunity.index)) <= capacity
  }
}

/// Lone last words (seen by SwiftVVD's author on SwiftUI 27): where the first line of a paragraph is broken and what is left is a single word of ten
/// UTF-16 units at most, the break moves one opportunity back.
enum OrphanRule {
  static let longest = 10
}

extension TextRun {
  /// Whether the rest of a paragraph is a single short word, and the line before it the paragraph's first.
  func isOrphan(from index: Int, lineStart: Int) -> Bool {
    guard lineStart == 0 || breaks[lineStart - 1].contains(.newline) else { return false }
    var end = index
    while end < count, !breaks[end].contains(.newline) {
      if breaks[end].contains(.space) { return isLast(after: end) && isShort(index..<end) }
      if end - index == OrphanRule.longest { return false }
      end += 1
      if breaks[end - 1].contains(.after), end < count, !breaks[end].contains(.newline) { return false }
    }
    return isShort(index..<end)
  }

  /// Whether only spaces follow in the paragraph.
  private func isLast(after index: Int) -> Bool {
    var index = index
    while index < count, breaks[index].contains(.space) { index += 1 }
    return index == count || breaks[index].contains(.newline)
  }

  private func isShort(_ word: Range<Int>) -> Bool { !word.isEmpty && text(word).utf16.count <= OrphanRule.longest }
}
