import LayoutModel

/// A row of a Grid: the Grid asks and aligns its cells as if they were its own, and the row stands around them.
///
/// In a scene a GridRow outside of a Grid, or inside another one, is no node but its cells, and a modifier on it applies to each of them.
package struct GridRow: Primitive {
  /// Of its cells, instead of the Grid's.
  let alignment: GuideID?

  package static let role = NodeRole.container
  package static let isCached = false
  package var scope: PlacingScope { .container }
  package static let traits = Traits(.isGridRow, .readsPriority, along: .horizontal, aligns: .both)
  package static let summary = "Cells side by side in a Grid; elsewhere they belong to the container around it."
  package static let parameters = [
    Parameter("alignment", .verticalAlignment, "The guide by which its cells line up; the Grid's by default."),
    Parameter("children", .children, "The cells, leading first."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case rectangle = 1
    package var entry: (code: String, title: String, doc: String) {
      ("gridRow.rectangle", "its rectangle in the Grid", "A GridRow is as wide as its Grid and as high as its highest cell: its Grid offers it that.")
    }
    package var basis: [ReplyBasis] { [.offer] }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let container = arguments.tree.innermostNode
    guard container != 0, case .grid = arguments.tree.nodes[container].primitive else {
      throw ArgumentError("", "stands in a Grid itself: elsewhere its cells belong to the container around it")
    }
    alignment = arguments.values["alignment"] == nil ? nil : try arguments.alignment("alignment").vertical
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(proposal.replacingNil(by: .zero), Rules.rectangle.rawValue, Rules.rectangle.rawValue)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard case .grid(let grid) = pass.nodes[pass.nodes[node].parent].primitive else { return }
    let algorithm = GridAlgorithm(state: pass.tree.grids[Int(grid.core.state)], pass: pass)
    let first = algorithm.state.firstCell(inRow: node)
    let start = algorithm.rectangle(ofRow: node).origin
    for index in first..<first + Int(pass.nodes[node].childCount) { algorithm.place(index, in: node, at: start) }
  }
}
