import LayoutModel

extension TextRun {
  /// The environment's wishes about a text.
  package struct Options: Hashable, Sendable {
    /// Lines at most; below 1 counts as 1, nil is no limit.
    package var lineLimit: Int?
    /// Lines that the height has room for at least, as with `reservesSpace` or a range's lower bound.
    package var reservedLines: Int
    package var truncation: Truncation
    /// Pixels a point.
    package var scale: Double
    /// Points between two lines.
    package var lineSpacing = 0.0
    /// Whether a line that is little too long is tightened instead of cut.
    package var allowsTightening = false
    package var avoidsOrphans = true

    package init(lineLimit: Int? = nil, reservedLines: Int = 0, truncation: Truncation = .tail, scale: Double = 1) {
      (self.lineLimit, self.reservedLines, self.truncation, self.scale) = (lineLimit, reservedLines, truncation, scale)
    }
  }

  /// Which part of a text that is too long gives way to `…`.
  package enum Truncation: String, BitwiseCopyable, Hashable, Sendable, CaseIterable {
    case head, middle, tail
  }

  /// The constraint that decided a text's size.
  package enum Bound: Hashable, Sendable {
    /// Nothing: every paragraph fits on a line.
    case none
    /// The proposed width, points: a line ended before its paragraph did.
    case wrapped(Double)
    /// The proposed height had no room for all lines.
    case truncatedByHeight
    /// The line limit, also where the height allows exactly as many lines.
    case truncatedByLineLimit
    /// The proposed width, points: the letters stand closer together than they would.
    case tightened(Double)
    /// A proposal of 0 × 0.
    case collapsed
  }

  /// A text's answer. Lengths in points; baselines from the top.
  package struct Measure: Hashable, Sendable {
    package var size: Size
    /// Lines that are drawn, reserved ones not among them.
    package var lineCount: Int
    package var isTruncated: Bool
    package var firstBaseline: Double
    package var lastBaseline: Double
    package var binding: Bound
    /// The part of their size that the letters have, as with `minimumScaleFactor`.
    package var scaleFactor = 1.0
  }

  /// A line as drawn.
  package struct Line: Hashable, Sendable {
    /// With its trailing spaces, without its newline.
    package var text: String
    /// Points, not rounded; at most the proposed width.
    package var width: Double
    package var isTruncated: Bool
    package var isTightened = false
    /// Whether it ends within a word, which is wider than the text may be.
    package var breaksWord = false
    /// Points that spaces at its end take of its width: they hang over the edge.
    package var hanging = 0.0
    /// From the top of the text, points.
    package var baseline = 0.0
  }
}
