import LayoutModel

extension TextRun {
  /// The size of the text at a proposal (nil: unspecified; NaN too; a negative length is 0).
  ///
  /// 1. 0 × 0 is answered at once with 0 × 0.
  /// 2. A width that is nil or infinite gives every paragraph a line; a finite one breaks them.
  /// 3. A finite height and the line limit cap the lines, one at least; what is left over is truncated into the last one.
  /// 4. The width is the widest kept line's, rounded up to a pixel, and never more than the proposal: below a character's width it *is* the proposal.
  /// 5. The height is that of the lines with the spacing between them, or of the reserved lines, whichever are more, rounded up to a pixel.
  package func measure(width: Double?, height: Double?, options: Options) -> Measure {
    guard let limits = Limits(width, height, options, self) else {
      return Measure(size: .zero, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0, binding: .collapsed)
    }
    var (lineCount, widest, isTruncated, isTightened) = (paragraphEnds.count, self.widest, false, false)
    var stack = LineStack(self)
    if widest > limits.capacity || lineCount > limits.lines || isMixed {
      (lineCount, widest) = (0, 0)
      forEachLine(limits, options) { line in
        lineCount += 1
        widest = max(widest, line.units)
        isTruncated = isTruncated || line.isTruncated
        isTightened = isTightened || line.isTightened
        stack.add(line)
      }
    }
    let grid = PixelGrid(scale: options.scale)
    let size = Size(
      min(widthOfUnits(widest, options), limits.width),
      isMixed ? stack.height(options) : heightOfLines(lineCount, options))
    let isWrapped = !isTruncated && lineCount > paragraphEnds.count
    // Whole points, whatever the scale: an ascent of 12.568 puts the baseline at 13 at 2x, 10.635 at 11 at 3x.
    let baseline = (isMixed ? stack.firstAscent : ascent).rounded()
    let lastBaseline = baseline + (isMixed ? stack.lastBaseline(options) - stack.firstAscent : Double(lineCount - 1) * (lineHeight + options.lineSpacing))
    return Measure(
      size: size, lineCount: lineCount, isTruncated: isTruncated, firstBaseline: baseline, lastBaseline: grid.roundUp(lastBaseline),
      binding: isTruncated
        ? isMixed && lineCount < limits.lines ? .truncatedByHeight : limits.truncatedBy
        : isTightened ? .tightened(limits.width) : isWrapped ? .wrapped(limits.width) : .none)
  }

  /// Step 4, where nothing is proposed.
  func widthOfUnits(_ units: Int, _ options: Options) -> Double { PixelGrid(scale: options.scale).roundUp(Double(units) * unit) }

  /// Step 5, where all lines are of one height.
  func heightOfLines(_ count: Int, _ options: Options) -> Double {
    PixelGrid(scale: options.scale).roundUp(lengthOfLines(Double(max(count, options.reservedLines)), options))
  }

  /// Points, not rounded.
  func lengthOfLines(_ count: Double, _ options: Options) -> Double { count * lineHeight + max(0, count - 1) * options.lineSpacing }

  /// The lines that `measure` measures; none for a proposal of 0 × 0.
  package func lines(width: Double?, height: Double?, options: Options) -> [Line] {
    var lines: [Line] = []
    guard let limits = Limits(width, height, options, self) else { return lines }
    let grid = PixelGrid(scale: options.scale)
    var stack = LineStack(self)
    forEachLine(limits, options) { line in
      let ellipsis = line.isTruncated ? "…" : line.endsInHyphen ? "-" : ""
      stack.add(line)
      // Whole points for the first, as `measure` has the first and the last.
      let first = (isMixed ? stack.firstAscent : ascent).rounded()
      let below = isMixed ? stack.lastBaseline(options) - stack.firstAscent : Double(lines.count) * (lineHeight + options.lineSpacing)
      // Spaces that go beyond the proposed width take nothing of it.
      let width = min(Double(line.units) * unit, limits.width), seen = min(Double(line.units - hangingUnits(line)) * unit, width)
      lines.append(
        Line(
          text: String(text(line.head)) + ellipsis + text(line.tail), width: width, isTruncated: line.isTruncated,
          isTightened: line.isTightened, breaksWord: line.breaksWord, hanging: width - seen,
          baseline: lines.isEmpty ? first : grid.roundUp(first + below)))
    }
    return lines
  }

  /// Units of the spaces at a line's end.
  private func hangingUnits(_ line: KeptLine) -> Int {
    if line.isTruncated || line.endsInHyphen { return 0 }
    let end = line.head.reversed().first { !breaks[$0].contains(.space) }.map { $0 + 1 } ?? line.head.lowerBound
    return width(line.head) - width(line.head.lowerBound..<end)
  }

  @inline(__always)
  private func forEachLine(_ limits: Limits, _ options: Options, _ body: (KeptLine) -> Void) {
    var breaker = LineBreaker(self, capacity: limits.capacity, avoidsOrphans: options.avoidsOrphans)
    var lineCount = 0
    let allowed = isMixed ? linesThatFit(limits, options) : limits.lines
    while let line = breaker.next() {
      lineCount += 1
      if lineCount == allowed, breaker.start != nil {
        return body(
          tightenedLine(from: line.lowerBound, limits, options) ?? truncatedLine(from: line.lowerBound, capacity: limits.capacity, options.truncation))
      }
      let endsInHyphen = breaker.start == line.upperBound && line.upperBound > line.lowerBound && breaks[line.upperBound - 1].contains(.softHyphen)
      body(
        KeptLine(
          head: line, units: width(line) + (endsInHyphen ? hyphenUnits : 0), endsInHyphen: endsInHyphen,
          breaksWord: breaker.start == line.upperBound && isWithinWord(line.upperBound)))
    }
  }

  /// Whether a word goes on at a character that a line begins with. Of scripts that have no spaces between words it is not known.
  private func isWithinWord(_ index: Int) -> Bool {
    guard index > 0, !breaks[index - 1].contains(.after) else { return false }
    return text(index - 1..<index + 1).unicodeScalars.allSatisfy { !$0.isOfScriptWithoutSpaces }
  }

  /// How many lines of several heights have room in the height, one at least.
  private func linesThatFit(_ limits: Limits, _ options: Options) -> Int {
    var breaker = LineBreaker(self, capacity: limits.capacity, avoidsOrphans: options.avoidsOrphans)
    var (count, stack) = (0, LineStack(self))
    while count < limits.lines, let line = breaker.next() {
      stack.add(KeptLine(head: line, units: 0))
      if count > 0, stack.length(options) > limits.height { break }
      count += 1
    }
    return max(1, count)
  }
}

extension TextRun {
  /// A proposal and the options as limits to count against.
  struct Limits {
    /// Points; infinity where nothing is proposed.
    let width: Double
    /// Points with the slack of rounding; infinity where nothing is proposed.
    let height: Double
    /// Units that fit into `width`.
    let capacity: Int
    /// At most; of lines of several heights it is the line limit alone.
    let lines: Int
    let truncatedBy: Bound

    /// nil for 0 × 0.
    init?(_ proposedWidth: Double?, _ proposedHeight: Double?, _ options: Options, _ run: TextRun) {
      func length(_ value: Double?) -> Double { if let value, !value.isNaN { max(0, value) } else { .infinity } }
      let height = length(proposedHeight)
      width = length(proposedWidth)
      if width == 0 && height == 0 { return nil }
      // Twice the slack of rounding up, so that a text fits into the width that it answered.
      capacity = Self.whole((width + 2 * PixelGrid.slack) / run.unit)
      self.height = height + 2 * PixelGrid.slack
      let byHeight = run.isMixed ? Int.max : max(1, Self.whole((self.height + options.lineSpacing) / (run.lineHeight + options.lineSpacing)))
      let byLimit = options.lineLimit.map { max(1, $0) } ?? .max
      lines = min(byHeight, byLimit)
      truncatedBy = byLimit < .max && byLimit <= byHeight ? .truncatedByLineLimit : .truncatedByHeight
    }

    /// `Int.max` for what is larger than any text, and for a division by a length of 0, be it 0 by 0.
    private static func whole(_ quotient: Double) -> Int { quotient < 1e15 ? Int(clamping: quotient) : .max }
  }
}

extension Unicode.Scalar {
  /// Thai and Lao, Burmese, Khmer: there words are found by a dictionary (UAX #14, class SA).
  fileprivate var isOfScriptWithoutSpaces: Bool {
    switch self {
    case "\u{E00}"..."\u{EFF}", "\u{1000}"..."\u{109F}", "\u{1780}"..."\u{17FF}": true
    default: false
    }
  }
}
