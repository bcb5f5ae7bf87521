import LayoutModel

/// What a placed Text shows.
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

extension LayoutTree {
  /// What a Text shows at the size it was placed with; nil for another view, and for one that was not placed.
  package func placedText(_ node: NodeID) -> PlacedText? {
    guard nodes[node].isPlaced, case .text(let text) = nodes[node].primitive else { return nil }
    return PlacedText(
      lines: texts[Int(text.content)].lines(nodes[node].placed).map { PlacedText.Line(text: $0.text, width: $0.width, isTruncated: $0.isTruncated) })
  }
}
