/// Greedy line breaking: each line takes what fits.
///
/// 1. Take characters until one that is no space does not fit; spaces beyond the width hang over the edge.
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

  init(_ run: TextRun, capacity: Int, avoidsOrphans: Bool) { (self.run, self.capacity, self.avoidsOrphans) = (run, capacity, avoidsOrphans) }

  mutating func next() -> Range<Int>? {
    guard let start else { return nil }
    var (index, pen) = (start, 0)
    var opportunity = start, earlier = start
    while index < run.count {
      let breaks = run.breaks[index]
      if breaks.contains(.newline) {
        self.start = index + 1
        return start..<index
      }
      pen = run.advance(from: pen, over: index)
      if index > start, !breaks.contains(.space), pen > capacity {
        let end = self.end(of: start, opportunity, earlier, tooWide: index)
        self.start = end
        return start..<end
      }
      index += 1
      // A hyphen that would show must fit itself.
      if breaks.contains(.after), !breaks.contains(.softHyphen) || pen + run.hyphenUnits <= capacity { (earlier, opportunity) = (opportunity, index) }
    }
    self.start = nil
    return start..<index
  }

  private func end(of start: Int, _ opportunity: Int, _ earlier: Int, tooWide index: Int) -> Int {
    guard opportunity > start else { return index }
    if avoidsOrphans, earlier > start, run.isOrphan(from: opportunity, lineStart: start), run.width(earlier..<run.paragraphEnd(from: opportunity)) <= capacity {
      return earlier
    }
    return opportunity
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
