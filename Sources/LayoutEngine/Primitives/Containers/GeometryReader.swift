import LayoutModel

/// Takes all it is offered, 10 where that is nil, and tells its children how much that is (semantics A12, B10).
///
/// 1. The reply is the proposal: the children are not asked.
/// 2. Placed, it settles the arguments that read its size.
/// 3. Each child is offered that size.
/// 4. All of them start at the top leading corner.
package struct GeometryReader: GreedyLeaf {
  package static let role = NodeRole.container
  /// It settles what reads its size.
  package var scope: PlacingScope { .anywhere }
  package static let traits = Traits(.fills, .exposesSize)
  package static let summary = "Takes all it is offered and lets its children read its size."
  package static let parameters = [
    Parameter("as", .name, "What expressions in its children call it; geometry by default."),
    Parameter("children", .children, "The views, over one another at the top leading corner."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    DeferredArguments.settle(node, pass)
    let subviews = ChildList(node, pass)
    for index in subviews.indices { pass.finishPlacing(pass.beginPlacing(subviews.id(index), Proposal(at.size)), at: .zero, parent: node) }
  }
}
