/// Greedy line breaking: each line takes what fits.
///
/// 1. Take characters until one that is no space does not fit; spaces beyond the width hang over the edge.
/// 2. End the line at the last opportunity passed, or,
/// 3. where the line has none, before the character that does not fit, but after at least one.
struct LineBreaker: IteratorProtocol {
  let run: TextRun
  /// Units that fit on a line.
  let capacity: Int
  /// Where the next line starts; nil after the last one.
  private(set) var start: Int? = 0

  init(_ run: TextRun, capacity: Int) { (self.run, self.capacity) = (run, capacity) }

  mutating func next() -> Range<Int>? {
    guard let start else { return nil }
    var (index, opportunity) = (start, start)
    while index < run.count {
      let breaks = run.breaks[index]
      if breaks.contains(.newline) {
        self.start = index + 1
        return start..<index
      }
      if index > start, !breaks.contains(.space), run.units[index + 1] - run.units[start] > capacity {
        let end = opportunity > start ? opportunity : index
        self.start = end
        return start..<end
      }
      index += 1
      if breaks.contains(.after) { opportunity = index }
    }
    self.start = nil
    return start..<index
  }
}
