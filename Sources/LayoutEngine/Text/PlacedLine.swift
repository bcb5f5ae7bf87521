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
  package let breaksWord: Bool
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
    let run = shown(at.proposal), font = run.font.event
    return run.lines(width: at.proposal.width, height: at.proposal.height, options: options).map { line in
      let seen = max(0, line.width - line.hanging), free = at.size.width - seen
      let x =
        switch alignment {
        case .center: free / 2
        case .leading: isRightToLeft ? free : 0
        case .trailing: isRightToLeft ? 0 : free
        }
      return PlacedLine(
        text: line.text, width: line.width, isTruncated: line.isTruncated, breaksWord: line.breaksWord, x: x, seenWidth: seen, baseline: line.baseline,
        font: font)
    }
  }
}

extension Font {
  /// What a trace has of it.
  fileprivate var event: TextLineEvent.Font {
    description.advance == nil ? .init(lineHeight: lineHeight, size: size) : .init(lineHeight: lineHeight, advance: face.unit)
  }
}
