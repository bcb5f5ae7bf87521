import LayoutModel

/// Gives a guide of the view an explicit value, computed from the view's dimensions (semantics A8).
package struct AlignmentGuide: UnaryPrimitive {
  private let guide: GuideID
  private let value: Int32?

  package static let isCached = false
  package static let passesPriorityOn = true
  package var scope: PlacingScope { .own }
  package static let traits = Traits(.statesGuide, arguments: "_ guide")
  package static let summary = "Sets an alignment guide of the view."
  package static let parameters = [
    Parameter("guide", .guide, required: true, "The guide to set; HorizontalAlignment.center or VerticalAlignment.center for center."),
    Parameter("value", .formula(.dimensions), required: true, "Points in the view's space; sees width, height, [guide] and [explicit: guide]."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    (guide, value) = (try arguments.guide("guide") ?? 0, arguments.formula("value"))
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let child = tree.nodes[node + 1]
    tree.nodes[node].explicitGuides = child.explicitGuides | Guides.bit(guide)
    tree.nodes[node].priority = child.priority
    tree.nodes[node].isSpacer = child.isSpacer
    tree.nodes[node].isForwarder = true
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { tree.length(axis, at: extreme, of: node + 1) }
  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { tree.fittingOffer(axis, of: node + 1) }

  package var guides: AlignmentGuides? { nil }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    guard guide == self.guide, let value else { return pass.explicitGuide(guide, node + 1, at) }
    return pass.evaluate(pass.tree.kept.formulas[Int(value)], dimensionsOf: node + 1, at, parameter: "value")
  }
}
