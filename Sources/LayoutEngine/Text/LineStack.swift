/// The heights of lines that are in several fonts, from the top down. Lengths in points.
struct LineStack {
  private let run: TextRun
  private var count = 0
  private var heights = 0.0
  private(set) var firstAscent = 0.0
  private var lastDescent = 0.0

  init(_ run: TextRun) { self.run = run }

  mutating func add(_ line: TextRun.KeptLine) {
    guard run.isMixed else { return }
    let (ascent, descent) = extent(line.head.lowerBound..<max(line.head.upperBound, line.tail.upperBound))
    if count == 0 { firstAscent = ascent }
    count += 1
    heights += ascent + descent
    lastDescent = descent
  }

  /// Above and below the baseline: what of its fonts reaches farthest. A line without characters has the font that it begins in.
  private func extent(_ line: Range<Int>) -> (ascent: Double, descent: Double) {
    let starts = run.spanStarts
    var (ascent, descent) = (0.0, 0.0)
    for (index, span) in run.spans.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : max(run.count, line.upperBound + 1)
      guard starts[index] < max(line.upperBound, line.lowerBound + 1), end > line.lowerBound else { continue }
      (ascent, descent) = (max(ascent, span.ascent), max(descent, span.descent))
    }
    return (ascent, descent)
  }

  func length(_ options: TextRun.Options) -> Double { heights + Double(max(0, count - 1)) * options.lineSpacing }

  func height(_ options: TextRun.Options) -> Double {
    let reserved = Double(options.reservedLines), missing = max(0, reserved - Double(count))
    return PixelGrid(scale: options.scale).roundUp(length(options) + missing * (run.lineHeight + options.lineSpacing))
  }

  func lastBaseline(_ options: TextRun.Options) -> Double { length(options) - lastDescent }
}
