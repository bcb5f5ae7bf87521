import LayoutModel

extension TextRun {
  /// The size of the text at a proposal (nil: unspecified; NaN too; a negative length is 0).
  ///
  /// 1. 0 × 0 is answered at once with 0 × 0.
  /// 2. A width that is nil or infinite gives every paragraph a line; a finite one breaks them.
  /// 3. A finite height and the line limit cap the lines, one at least; what is left over is truncated into the last one.
  /// 4. The width is the widest kept line's, rounded up to a pixel, and never more than the proposal: below a character's width it *is* the proposal.
  /// 5. The height is that of the lines or of the reserved lines, whichever are more, rounded up to a pixel.
  package func measure(width: Double?, height: Double?, options: Options) -> Measure {
    guard let limits = Limits(width, height, options, font) else {
      return Measure(size: .zero, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0, binding: .collapsed)
    }
    var (lineCount, widest, isTruncated) = (paragraphEnds.count, self.widest, false)
    if widest > limits.capacity || lineCount > limits.lines {
      (lineCount, widest) = (0, 0)
      forEachLine(limits, options.truncation) { line in
        lineCount += 1
        widest = max(widest, line.units)
        isTruncated = isTruncated || line.isTruncated
      }
    }
    let grid = PixelGrid(scale: options.scale)
    let size = Size(
      min(widthOfUnits(widest, options), limits.width),
      heightOfLines(lineCount, options))
    let isWrapped = !isTruncated && lineCount > paragraphEnds.count
    // Whole points, whatever the scale: an ascent of 12.568 puts the baseline at 13 at 2x, 10.635 at 11 at 3x.
    let baseline = font.ascent.rounded()
    return Measure(
      size: size, lineCount: lineCount, isTruncated: isTruncated,
      firstBaseline: baseline, lastBaseline: grid.roundUp(baseline + Double(lineCount - 1) * font.lineHeight),
      binding: isTruncated ? limits.truncatedBy : isWrapped ? .wrapped(limits.width) : .none)
  }

  /// Step 4, where nothing is proposed.
  func widthOfUnits(_ units: Int, _ options: Options) -> Double { PixelGrid(scale: options.scale).roundUp(Double(units) * font.unit) }

  /// Step 5.
  func heightOfLines(_ count: Int, _ options: Options) -> Double {
    PixelGrid(scale: options.scale).roundUp(Double(max(count, options.reservedLines)) * font.lineHeight)
  }

  /// The lines that `measure` measures; none for a proposal of 0 × 0.
  package func lines(width: Double?, height: Double?, options: Options) -> [Line] {
    var lines: [Line] = []
    guard let limits = Limits(width, height, options, font) else { return lines }
    forEachLine(limits, options.truncation) { line in
      let text = line.isTruncated ? text(line.head) + "…" + text(line.tail) : text(line.head)
      lines.append(Line(text: String(text), width: min(Double(line.units) * font.unit, limits.width), isTruncated: line.isTruncated))
    }
    return lines
  }

  @inline(__always)
  private func forEachLine(_ limits: Limits, _ truncation: Truncation, _ body: (KeptLine) -> Void) {
    var breaker = LineBreaker(self, capacity: limits.capacity)
    var lineCount = 0
    while let line = breaker.next() {
      lineCount += 1
      if lineCount == limits.lines, breaker.start != nil {
        return body(truncatedLine(from: line.lowerBound, capacity: limits.capacity, truncation))
      }
      body(KeptLine(head: line, units: units[line.upperBound] - units[line.lowerBound]))
    }
  }
}

extension TextRun {
  /// A proposal and the options as limits to count against.
  struct Limits {
    /// Points; infinity where nothing is proposed.
    let width: Double
    /// Units of the font that fit into `width`.
    let capacity: Int
    let lines: Int
    let truncatedBy: Bound

    /// nil for 0 × 0.
    init?(_ proposedWidth: Double?, _ proposedHeight: Double?, _ options: Options, _ font: Font) {
      func length(_ value: Double?) -> Double { if let value, !value.isNaN { max(0, value) } else { .infinity } }
      let height = length(proposedHeight)
      width = length(proposedWidth)
      if width == 0 && height == 0 { return nil }
      // Twice the slack of rounding up, so that a text fits into the width that it answered.
      capacity = Self.whole((width + 2 * PixelGrid.slack) / font.unit)
      let byHeight = max(1, Self.whole((height + 2 * PixelGrid.slack) / font.lineHeight))
      let byLimit = options.lineLimit.map { max(1, $0) } ?? .max
      lines = min(byHeight, byLimit)
      truncatedBy = byLimit <= byHeight ? .truncatedByLineLimit : .truncatedByHeight
    }

    /// `Int.max` for what is larger than any text, and for a division by a length of 0, be it 0 by 0.
    private static func whole(_ quotient: Double) -> Int { quotient < 1e15 ? Int(clamping: quotient) : .max }
  }
}
