import LayoutModel

/// A Text's run with the options its environment gives it.
final class TextContent: Sendable {
  let run: TextRun
  let options: TextRun.Options
  /// Down to which part of its size it is scaled before it is cut; 1 is not at all.
  let minimumScale: Double
  let alignment: TextAlignment
  var font: Font { run.font }

  init(run: TextRun, options: TextRun.Options, minimumScale: Double, alignment: TextAlignment = .leading) {
    (self.run, self.options, self.minimumScale, self.alignment) = (run, options, minimumScale, alignment)
  }

  func measure(_ proposal: Proposal) -> TextRun.Measure {
    let measure = run.measure(width: proposal.width, height: proposal.height, options: options)
    return minimumScale < 1 && !measure.fits(proposal) ? fitted(proposal).measure : measure
  }

  /// The text in the largest of its sizes that has room; in the smallest where none has.
  private func fitted(_ proposal: Proposal) -> (run: TextRun, measure: TextRun.Measure) {
    let steps = Fidelity.scaleSteps, least = Int(clamping: (minimumScale * steps).rounded(.up))
    func scaled(_ step: Int) -> (run: TextRun, measure: TextRun.Measure) {
      let factor = max(minimumScale, Double(step) / steps), scaled = run.scaled(by: factor)
      var measure = scaled.measure(width: proposal.width, height: proposal.height, options: options)
      measure.scaleFactor = factor
      return (scaled, measure)
    }
    let smallest = scaled(least)
    if !smallest.measure.fits(proposal) { return smallest }
    // Step 0 is as large as it can be.
    let last = Int(clamping: steps) - 1
    guard least <= last else { return smallest }
    let step = (0..<last - least).partitionPoint { scaled(last - $0).measure.fits(proposal) }
    return scaled(last - step)
  }

  /// For which proposals, `proposal` among them, a measure holds.
  func range(of measure: TextRun.Measure, _ proposal: Proposal) -> ProposalRange {
    minimumScale < 1 ? ProposalRange(only: proposal) : run.range(of: measure, proposal, options)
  }

  /// The width that it has at every height if nothing bounds its width; NaN where the height takes something away.
  var naturalWidth: Double { run.paragraphEnds.count > 1 || minimumScale < 1 ? .nan : run.widthOfUnits(run.widest, options) }

  /// Its height in one line; NaN where a line may be of several heights.
  var heightOfLine: Double { run.isMixed || minimumScale < 1 ? .nan : run.heightOfLines(1, options) }

  func lines(_ proposal: Proposal) -> [TextRun.Line] {
    shown(proposal).lines(width: proposal.width, height: proposal.height, options: options)
  }

  /// The run in the size that it is shown in.
  func shown(_ proposal: Proposal) -> TextRun {
    guard minimumScale < 1 else { return run }
    return run.measure(width: proposal.width, height: proposal.height, options: options).fits(proposal) ? run : fitted(proposal).run
  }
}

extension TextRun.Measure {
  /// Whether all of the text is shown in what it is offered: a first line is shown in any height, too low as it may be.
  fileprivate func fits(_ proposal: Proposal) -> Bool { !isTruncated && proposal.height.map { size.height <= $0 + 0.001 } ?? true }
}
