import LayoutModel

extension TextRun {
  /// For which proposals, `proposal` among them, a measure holds (semantics A13: between the proposal and what it measured, and somewhat further).
  ///
  /// 1. The width counts by the whole units that fit into it.
  /// 2. Where nothing is cut, a width into which the longest line fits breaks the lines alike: what did not fit into more does not fit into less. Where no
  ///    line is broken, every larger width does the same.
  /// 3. A line that is cut off at the width is as long as that: no other width has the same answer.
  /// 4. The height counts by the whole lines that fit into it, one at least; where it cuts none, every larger height does the same.
  func range(of measure: Measure, _ proposal: Proposal, _ options: Options) -> ProposalRange {
    // Letters that give way do not go by the units that fit alone.
    guard measure.binding != .collapsed, tabUnits == 0, !options.allowsTightening, let limits = Limits(proposal.width, proposal.height, options, self)
    else { return ProposalRange(only: proposal) }
    return ProposalRange(width: widths(of: measure, limits, proposal.rawWidth, options), height: heights(of: measure, limits, proposal.height, options))
  }

  /// A range ends that much before the length at which the answer is another: far more than is lost by rounding, points.
  private static var slack: Double { 0.001 }

  private func widths(of measure: Measure, _ limits: Limits, _ proposed: Double, _ options: Options) -> LengthRange {
    let longest = measure.size.width
    if limits.width == 0 { return LengthRange(low: -.infinity, high: 0) }
    if longest == 0 { return LengthRange(only: proposed) }
    let isWhole = !measure.isTruncated && measure.lineCount == paragraphEnds.count
    if isWhole, longest == widthOfUnits(widest, options) { return LengthRange(low: longest, high: .nan) }
    if longest == limits.width || limits.capacity == .max { return LengthRange(only: proposed) }
    let fitting = Double(limits.capacity) * unit
    return LengthRange(
      low: min(proposed, measure.isTruncated ? max(longest, fitting) : longest), high: max(proposed, fitting + unit - Self.slack))
  }

  private func heights(of measure: Measure, _ limits: Limits, _ proposed: Double?, _ options: Options) -> LengthRange {
    if isMixed {
      // Each line has a height of its own.
      if measure.isTruncated { return LengthRange(only: proposed ?? .nan) }
      return LengthRange(low: min(measure.size.height, proposed ?? measure.size.height), high: .nan)
    }
    let lines = Double(measure.lineCount)
    var range = LengthRange(low: lengthOfLines(lines, options), high: .nan)
    // Nothing by nothing has an answer of its own.
    if measure.lineCount == 1 { range.low = min(limits.width, measure.size.width) > 0 ? -.infinity : Self.slack }
    if measure.binding == .truncatedByHeight { range.high = lengthOfLines(lines + 1, options) - Self.slack }
    if let proposed {
      range.low = min(range.low, proposed)
      range.high = range.high.isNaN ? .nan : max(range.high, proposed)
    }
    return range
  }
}
