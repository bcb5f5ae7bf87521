import LayoutModel

/// Says to the parent stack when the view is served; a wrapper of its own otherwise hides it (semantics A1.3).
package struct LayoutPriority: UnaryPrimitive {
  private let value: Double

  package var scope: PlacingScope { .own }
  package static let knowsRange = true
  package static let traits = Traits(.setsPriority, aligns: .both, arguments: "_ value")
  package static let summary = "Sets the priority by which a stack serves the view."
  package static let parameters = [Parameter("value", .number, required: true, "Higher is served first; views have 0, a Spacer -infinity.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = try arguments.number("value") ?? 0 }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let child = tree.nodes[node + 1]
    tree.nodes[node].explicitGuides = child.explicitGuides
    tree.nodes[node].isSpacer = child.isSpacer
    tree.nodes[node].priority = value
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { tree.length(axis, at: extreme, of: node + 1) }
  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { tree.fittingOffer(axis, of: node + 1) }
}
