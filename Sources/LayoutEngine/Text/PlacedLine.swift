import LayoutModel

/// Where the lines of a text stand in its width.
package enum TextAlignment: String, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// A line of a placed Text with its place, from the Text's left and top edge, in points.
package struct PlacedLine: Hashable, Sendable {
  package let text: String
  /// With trailing spaces.
  package let width: Double
  package let isTruncated: Bool
  /// Where its first visible character begins.
  package let x: Double
  /// Without spaces at its end.
  package let seenWidth: Double
  package let baseline: Double
  package let font: TextLineEvent.Font
}

extension TextContent {
  /// The lines at a size, placed.
  ///
  /// A line is aligned by what of it is seen: spaces at its end hang over the edge. `leading` is the right edge where reading goes from right to left, and spaces
  /// at a line's end hang over the left one then.
  func placedLines(_ at: ViewSize, isRightToLeft: Bool) -> [PlacedLine] {
    let grid = PixelGrid(scale: options.scale), first = font.ascent.rounded()
    return lines(at.proposal).enumerated().map { index, line in
      let hanging = Double(line.text.reversed().prefix { $0 == " " }.reduce(0) { $0 + font.units(of: $1) }) * font.unit
      let seen = max(0, line.width - hanging), free = at.size.width - seen
      let x =
        switch alignment {
        case .center: free / 2
        case .leading: isRightToLeft ? free : 0
        case .trailing: isRightToLeft ? 0 : free
        }
      // Whole points for the first, as `TextRun.measure` has the first and the last.
      let baseline = index == 0 ? first : grid.roundUp(first + Double(index) * font.lineHeight)
      return PlacedLine(text: line.text, width: line.width, isTruncated: line.isTruncated, x: x, seenWidth: seen, baseline: baseline, font: font.event)
    }
  }
}
