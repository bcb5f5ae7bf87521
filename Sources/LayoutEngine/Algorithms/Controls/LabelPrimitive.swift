import LayoutModel

/// A control that is as large as its label: it forwards every question. Several views in it are an implicit HStack.
package protocol LabelPrimitive: Primitive where Rules == LabelRule {}

/// How the reply of a control that is its label comes about.
package enum LabelRule: UInt8, LayoutRule {
  case empty = 1
  package var entry: (code: String, title: String, doc: String) {
    ("button.empty", "nothing in it", "A control without a label, a Button or a Link, is 0 x 0.")
  }
  package var basis: [ReplyBasis] { [] }
}

extension LabelPrimitive {
  package static var role: NodeRole { .container }
  package static var isCached: Bool { false }
  package static var implicitStack: (any Primitive.Type)? { HStack.self }
  package var scope: PlacingScope { .own }
  package static var traits: Traits { Traits(.isControl) }
  package static var parameters: [Parameter] { [Parameter("children", .children, "The label; several views stand side by side.")] }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .horizontal }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    guard tree.nodes[node].childCount > 0 else { return }
    let label = tree.nodes[node + 1]
    tree.nodes[node].explicitGuides = label.explicitGuides
    tree.nodes[node].priority = label.priority
    tree.nodes[node].isSpacer = label.isSpacer
    tree.nodes[node].isForwarder = true
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    if pass.nodes[node].childCount == 0 { return Reply(.zero, Rules.empty.rawValue, Rules.empty.rawValue) }
    return Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    if let label = pass.held(for: node) { pass.finishPlacing(label, at: .zero, parent: node) }
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    pass.nodes[node].childCount == 0 ? nil : pass.explicitGuide(guide, node + 1, at)
  }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing { tree.nodes[node].childCount == 0 ? .view : tree.spacing(node + 1) }
}
