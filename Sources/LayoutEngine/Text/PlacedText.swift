import LayoutModel

/// The lines that a placed Text shows.
package struct PlacedText: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let text: String
    package let width: Double
    /// Whether text is missing from it: an ellipsis stands there.
    package let isTruncated: Bool
  }

  package let lines: [Line]
  package var isTruncated: Bool { lines.contains { $0.isTruncated } }
}
