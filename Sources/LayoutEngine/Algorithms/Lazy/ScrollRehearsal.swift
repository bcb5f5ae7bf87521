import LayoutModel

/// Layouts in memory that find where ScrollViews and Lists are scrolled to, before the one that counts.
///
/// An offset may move what it shows, and a lazy container only estimates rows that it has not laid out: each round knows more of those in sight,
/// until one changes nothing.
///
///     30 rows, of which 8 were asked, from the end on: the last one counts 110, and is 300 high.
///     In the next round it counts 300, and so the content ends, and with it the viewport, where that row does.
package struct ScrollRehearsal {
  private let tree: LayoutTree
  private let layOut: () throws -> LayoutPass?
  /// Each round knows at least one row more of those in sight.
  private static let limit = 100

  /// - Parameters:
  ///   - tree: a copy of the one that counts.
  ///   - layOut: lays it out; nil where that fails.
  package init(_ tree: LayoutTree, layOut: @escaping () throws -> LayoutPass?) { (self.tree, self.layOut) = (tree, layOut) }

  /// Whether an anchor that content rests at goes by rows of which the length is estimated.
  package static func hasRest(_ tree: LayoutTree) -> Bool {
    !tree.scrolling.lazyContainers.isEmpty && tree.nodes.contains { if case .defaultScrollAnchor = $0.primitive { true } else { false } }
  }

  /// Lays out until what rests at an anchor stands still.
  package func rest() throws {
    for _ in 1..<Self.limit { guard try layOut() != nil, !tree.scrolling.rescaledContainers.isEmpty else { return } }
  }

  /// Scrolls a container to a view in it.
  ///
  /// - Parameter anchor: see `Scrolling.offset(showing:in:anchor:)`.
  /// - Returns: false where no layout places the view.
  package func show(_ target: NodeID, in container: NodeID, anchor: Point?) throws -> Bool {
    tree.scrolling.wanted = [target]
    for _ in 1..<Self.limit {
      let lengths = tree.scrolling.lineLengths
      guard let isPlaced = try scroll(to: target, in: container, anchor, lengths) else { return true }
      if !isPlaced { return false }
      if tree.scrolling.rescaledContainers.isEmpty { break }
    }
    return true
  }

  /// Finds the offset that goes with lengths of lazy rows.
  ///
  /// - Returns: whether the target is placed; nil where a layout fails.
  private func scroll(to target: NodeID, in container: NodeID, _ anchor: Point?, _ lengths: [NodeID: [NodeID: Double]]) throws -> Bool? {
    for _ in 1..<Self.limit {
      tree.scrolling.takeLineLengths(lengths)
      guard let pass = try layOut() else { return nil }
      if !tree.nodes[Int(target)].isPlaced { return false }
      let offset = Scrolling(pass: pass).offset(showing: target, in: container, anchor: anchor)
      if offset == tree.scrolling.offsets[container] ?? .zero { break }
      tree.scrolling.offsets[container] = offset
    }
    return true
  }
}
